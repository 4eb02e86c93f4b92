import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { networkOf } from "./network.ts";
import { Problem } from "./problem.ts";
import type { Who } from "./who.ts";

/** How much of what one person may ask all who are not signed in at an address may ask together, and all who are there. */
export const STRANGERS = 5;
export const ADDRESS = 10;
const MINUTE = { timeWindow: "1 minute", cache: 20_000 };

declare module "fastify" {
  interface FastifyContextConfig {
    /** Nothing is counted. */
    readonly isFree?: boolean;
    /** How often all who are at one address may ask this in a minute. */
    readonly perMinute?: number;
  }
}

/** What people may ask in a minute: each has a budget of their own, so a school or a convention behind one address is not one person. */
export async function addBudgets(app: FastifyInstance, requests: number, who: Who): Promise<void> {
  await app.register(rateLimit, { global: false });
  const byAddress = ({ ip }: FastifyRequest) => networkOf(ip);
  const ofPerson = app.createRateLimit({
    ...MINUTE,
    max: async (_, key) => (key.startsWith("person ") ? requests : STRANGERS * requests),
    keyGenerator: async (request) => {
      const person = await who.find(request);
      return person === undefined ? byAddress(request) : `person ${person.id}`;
    },
  });
  const ofAddress = app.createRateLimit({ ...MINUTE, max: ADDRESS * requests, keyGenerator: byAddress });
  const ofRoute = app.createRateLimit({
    ...MINUTE,
    max: async ({ routeOptions }) => routeOptions.config.perMinute ?? requests,
    keyGenerator: (request) => `${byAddress(request)} ${request.method} ${request.routeOptions.url}`,
  });
  app.addHook("preHandler", async (request, reply) => {
    const { isFree, perMinute } = request.routeOptions.config;
    if (request.is404 || isFree === true) return;
    // Whoever is refused takes nothing from the others at the address.
    for (const budget of perMinute === undefined ? [ofPerson, ofAddress] : [ofPerson, ofRoute, ofAddress]) {
      const spent = await budget(request);
      if (spent.isAllowed || !spent.isExceeded) continue;
      reply.header("retry-after", spent.ttlInSeconds);
      throw new Problem(429, "too-fast");
    }
  });
}
