import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Settings } from "../settings.ts";
import { Problem } from "./problem.ts";

const HEADERS = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=()",
  "content-security-policy":
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; connect-src 'self'; " +
    "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
};

/** Headers that every answer carries, and who may call at all. */
export function guard(app: FastifyInstance, settings: Settings): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    if (!SAFE.has(request.method) || request.headers.upgrade !== undefined) checkOrigin(request, settings);
  });
}

const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** A browser tells where a request comes from: only our own pages may change anything or open a socket. */
function checkOrigin({ headers, protocol, host }: FastifyRequest, { origins }: Settings): void {
  const { origin } = headers;
  if (origin === undefined) return;
  if (origin === `${protocol}://${host}` || origins.includes(origin)) return;
  throw new Problem(403, "foreign-origin");
}
