declare module "virtual:worker" {
  /** Where the script of the workers lies. */
  export const address: string;
}
