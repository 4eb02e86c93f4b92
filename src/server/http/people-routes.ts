import * as z from "zod/mini";
import type { Lobby } from "../lobby.ts";
import { plainText } from "../plain-text.ts";
import { asRecovery, freshId, freshRecovery, hashed } from "../secrets.ts";
import type { Store } from "../store/open-store.ts";
import type { PersonRow } from "../store/schema.ts";
import { Problem } from "./problem.ts";
import { type Call, type Route, route } from "./route.ts";
import type { Who } from "./who.ts";

/** How many people somebody may mute, or block. */
const MOST_KEPT_AWAY = 500;
const name = z.string().check(z.maxLength(80));
const person = z.object({ id: z.string(), name: z.string() });

/** Guests, and how they come back. */
export function peopleRoutes(store: Store, who: Who, lobby: Lobby, now: () => number): readonly Route[] {
  /** Somebody else who is known here. */
  async function other(me: PersonRow, { person: id }: Call["params"]): Promise<PersonRow> {
    const found = await store.people.byId(String(id));
    if (found === undefined || found.id === me.id) throw new Problem(404, "not-found");
    return found;
  }

  return [
    route({
      method: "POST",
      path: "/api/people",
      about: "Sign in as a guest with a name; who is signed in already is renamed.",
      perMinute: 300,
      body: z.object({ name }),
      answer: person,
      async handle({ request, reply, body }) {
        const plain = nameOf(body.name);
        const known = await who.find(request);
        if (known !== undefined) {
          await store.people.rename(known.id, plain);
          return { id: known.id, name: plain };
        }
        const guest = { id: freshId(), name: plain, recovery_hash: "", created: now(), seen: now() };
        await store.people.add(guest, who.signIn(request, reply));
        return { id: guest.id, name: plain };
      },
    }),
    route({
      method: "GET",
      path: "/api/me",
      about: "Who is signed in; null for nobody.",
      answer: z.nullable(z.extend(person, { hasCode: z.boolean() })),
      async handle({ request }) {
        const me = await who.find(request);
        return me === undefined ? null : { id: me.id, name: me.name, hasCode: me.recovery_hash !== "" };
      },
    }),
    route({
      method: "POST",
      path: "/api/me/code",
      about: "A new recovery code, shown this once; an older one no longer works.",
      answer: z.object({ code: z.string() }),
      async handle({ request }) {
        const me = await who.must(request);
        const code = freshRecovery();
        await store.people.setRecovery(me.id, hashed(code));
        return { code };
      },
    }),
    route({
      method: "POST",
      path: "/api/sessions",
      about: "Sign in on this device with a recovery code.",
      perMinute: 60,
      body: z.object({ code: z.string().check(z.maxLength(60)) }),
      answer: person,
      async handle({ request, reply, body }) {
        const found = await store.people.byRecovery(hashed(asRecovery(body.code)));
        if (found === undefined) throw new Problem(404, "bad-code");
        await store.people.signIn(found.id, who.signIn(request, reply), now());
        return { id: found.id, name: found.name };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/sessions",
      about: "Sign out on this device.",
      handle: ({ request, reply }) => who.signOut(request, reply),
    }),
    route({
      method: "PUT",
      path: "/api/me/mutes/{person}",
      about: "Read no more words of a person.",
      async handle({ request, params }) {
        const me = await who.must(request);
        if ((await store.people.muted(me.id)).size >= MOST_KEPT_AWAY) throw new Problem(429, "too-many");
        await store.people.mute(me.id, (await other(me, params)).id);
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/mutes/{person}",
      about: "Read a person's words again.",
      async handle({ request, params }) {
        const me = await who.must(request);
        await store.people.unmute(me.id, String(params.person));
      },
    }),
    route({
      method: "GET",
      path: "/api/me/mutes",
      about: "Whose words you do not read.",
      answer: z.array(z.string()),
      async handle({ request }) {
        const me = await who.must(request);
        return [...(await store.people.muted(me.id))];
      },
    }),
    route({
      method: "PUT",
      path: "/api/me/blocks/{person}",
      about: "Block a person: neither sits down with the other, and at your tables they neither look on nor speak.",
      async handle({ request, params }) {
        const me = await who.must(request);
        if ((await store.people.blocked(me.id)).length >= MOST_KEPT_AWAY) throw new Problem(429, "too-many");
        await lobby.block(me, await other(me, params));
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/blocks/{person}",
      about: "Block a person no longer.",
      async handle({ request, params }) {
        const me = await who.must(request);
        await store.people.unblock(me.id, String(params.person));
      },
    }),
    route({
      method: "GET",
      path: "/api/me/blocks",
      about: "Whom you have blocked.",
      answer: z.array(person),
      async handle({ request }) {
        const me = await who.must(request);
        return store.people.blocked(me.id);
      },
    }),
  ];
}

function nameOf(typed: string): string {
  const plain = plainText(typed, 24);
  if (plain === "") throw new Problem(400, "no-name");
  return plain;
}
