import * as z from "zod/mini";
import type { Notifier } from "../notices/notifier.ts";
import { freshId } from "../secrets.ts";
import type { Store } from "../store/open-store.ts";
import { Problem } from "./problem.ts";
import { type Route, route } from "./route.ts";
import type { Who } from "./who.ts";

const MOST_NOTICES = 10;
const address = z.url().check(z.maxLength(1000));

/** How people want to be told that it is their turn. */
export function noticeRoutes(store: Store, who: Who, notifier: Notifier, now: () => number): readonly Route[] {
  return [
    route({
      method: "GET",
      path: "/api/push-key",
      about: "The key with which a browser subscribes to notices; null if this server sends none.",
      answer: z.object({ key: z.nullable(z.string()) }),
      handle: async () => ({ key: notifier.publicKey ?? null }),
    }),
    route({
      method: "POST",
      path: "/api/me/notices",
      about: "Be told of your turns: through a browser's push address, or by a POST to an address of yours.",
      body: z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("push"),
          address,
          keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(100)) }),
        }),
        z.object({ kind: z.literal("webhook"), address }),
      ]),
      answer: z.object({ id: z.string() }),
      async handle({ request, body }) {
        const me = await who.must(request);
        const allowed = body.kind === "push" ? /^https:$/ : /^https?:$/;
        if (!allowed.test(new URL(body.address).protocol)) throw new Problem(400, "malformed");
        if ((await store.notices.of(me.id)).length >= MOST_NOTICES) throw new Problem(429, "too-many");
        const id = freshId();
        const keys = body.kind === "push" ? JSON.stringify(body.keys) : "";
        await store.notices.add({ id, person: me.id, kind: body.kind, address: body.address, keys, created: now() });
        return { id };
      },
    }),
    route({
      method: "GET",
      path: "/api/me/notices",
      about: "Where you are told of your turns.",
      answer: z.array(z.object({ id: z.string(), kind: z.string(), address: z.string() })),
      async handle({ request }) {
        const me = await who.must(request);
        return (await store.notices.of(me.id)).map(({ id, kind, address }) => ({ id, kind, address }));
      },
    }),
    route({
      method: "DELETE",
      path: "/api/me/notices/{notice}",
      about: "Be told there no more.",
      async handle({ request, params }) {
        const me = await who.must(request);
        await store.notices.remove(me.id, String(params.notice));
      },
    }),
  ];
}
