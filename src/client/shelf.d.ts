declare module "virtual:shelf" {
  interface ShelfEntry {
    readonly id: string;
    readonly seats: { readonly min: number; readonly max: number };
    readonly texts: {
      readonly [language: string]: {
        readonly title: string;
        readonly tagline: string;
        readonly length: string;
        readonly weight: string;
      };
    };
    readonly hasBoard: boolean;
    /** Whether it has a guided first game. */
    readonly hasLesson: boolean;
    readonly hasCampaign: boolean;
  }
  /** Every game the page was built with. */
  export const shelf: readonly ShelfEntry[];
}
