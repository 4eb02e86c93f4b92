import { create } from "zustand";

/** Who is signed in at the server. */
export interface Me {
  readonly id: string;
  readonly name: string;
  readonly hasCode: boolean;
}

interface Server {
  /** Whether whoever serves the page also keeps tables; nothing until it has answered. */
  readonly isThere: boolean | undefined;
  readonly me: Me | undefined;
}

export const useServer = create<Server>()(() => ({ isThere: undefined, me: undefined }));

/** The address of the page, below which the server is asked. */
export const pageAddress = (): string => new URL("./", document.baseURI).href;

let looking: Promise<void> | undefined;

/** Asks once who we are; whatever goes wrong means that there is no server. */
export function lookForServer(): Promise<void> {
  looking ??= ask();
  return looking;
}

async function ask(): Promise<void> {
  try {
    const response = await fetch(new URL("api/me", pageAddress()));
    const isAnswer = response.ok && response.headers.get("content-type")?.startsWith("application/json") === true;
    if (!isAnswer) throw new Error("no server");
    const me = (await response.json()) as Me | null;
    useServer.setState({ isThere: true, me: me ?? undefined });
  } catch {
    useServer.setState({ isThere: false, me: undefined });
  }
}

/** Somebody has signed in, got a code or signed out. */
export const setMe = (me: Me | undefined): void => useServer.setState({ me });
