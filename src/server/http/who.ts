import type {} from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { freshToken, hashed } from "../secrets.ts";
import type { Store } from "../store/open-store.ts";
import type { PersonRow } from "../store/schema.ts";
import { Problem } from "./problem.ts";

const COOKIE = "furrow_session";
const DAY = 24 * 60 * 60;

/** Who calls, by the session cookie alone. */
export class Who {
  readonly #store: Store;
  readonly #now: () => number;
  readonly #found = new WeakMap<FastifyRequest, Promise<PersonRow | undefined>>();

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** The person, if the browser is signed in; looked up once for a request. */
  find(request: FastifyRequest): Promise<PersonRow | undefined> {
    const found = this.#found.get(request) ?? this.#find(request);
    this.#found.set(request, found);
    return found;
  }

  async #find(request: FastifyRequest): Promise<PersonRow | undefined> {
    const token = request.cookies[COOKIE];
    if (token === undefined || token.length > 100) return undefined;
    const person = await this.#store.people.byToken(hashed(token));
    const now = this.#now();
    if (person !== undefined && person.seen < now - DAY * 1000)
      await this.#store.people.see(person.id, hashed(token), now);
    return person;
  }

  async must(request: FastifyRequest): Promise<PersonRow> {
    const person = await this.find(request);
    if (person === undefined) throw new Problem(401, "not-signed-in");
    return person;
  }

  /** Signs a browser in; the token leaves us here and never again. */
  signIn(request: FastifyRequest, reply: FastifyReply): string {
    const token = freshToken();
    reply.setCookie(COOKIE, token, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: request.protocol === "https",
      maxAge: 400 * DAY,
    });
    return hashed(token);
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[COOKIE];
    if (token !== undefined) await this.#store.people.signOut(hashed(token));
    reply.clearCookie(COOKIE, { path: "/" });
  }
}
