/** A part of the page that could not be fetched: the network is gone, or a newer page has taken its place. */
export class NotLoaded extends Error {
  /** Forgets what failed, so that it is fetched again when it is next wanted. */
  readonly forget: () => void;

  constructor(cause: unknown, forget: () => void) {
    super("a part of the page could not be loaded", { cause });
    this.forget = forget;
  }
}

/** Something that is fetched when it is first wanted and kept; after it failed it can be fetched again. */
export class Wanted<T> {
  readonly #fetch: () => Promise<T>;
  #promise: Promise<T> | undefined;

  constructor(fetch: () => Promise<T>) {
    this.#fetch = fetch;
  }

  /** Always the same promise, until it has failed and that was forgotten. */
  get(): Promise<T> {
    this.#promise ??= this.#attempt();
    return this.#promise;
  }

  async #attempt(): Promise<T> {
    try {
      await stylesAgain();
      return await this.#fetch();
    } catch (error) {
      throw new NotLoaded(error, () => {
        this.#promise = undefined;
      });
    }
  }
}

/** Style sheets that did not come are asked for once more: whatever imports them believes them there. */
async function stylesAgain(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  const missing = links.filter((link) => link.sheet === null && failed.has(link));
  await Promise.all(
    missing.map(
      (link) =>
        new Promise((done, fail) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener("load", done);
          again.addEventListener("error", fail);
          link.replaceWith(again);
        }),
    ),
  );
}

const failed = new WeakSet<EventTarget>();
addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement) failed.add(target);
  },
  true,
);
