// Standard in every runtime, but not part of the ECMAScript library the engine is checked against: the address of a file beside a module.
interface ImportMeta {
  readonly url: string;
}

interface URL {
  readonly href: string;
  readonly protocol: string;
}

declare const URL: new (address: string, base?: string) => URL;
