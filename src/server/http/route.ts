import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { PROBLEM_REASONS, Problem } from "./problem.ts";

/** A way into the server, described once: for the check of what comes in, and for the document that others read. */
export interface Route<Body = unknown> {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Parameters in braces: /api/tables/{table}. */
  readonly path: string;
  readonly about: string;
  /** How often all who are at one address may ask this in a minute, where that is less than their budget. */
  readonly perMinute?: number;
  readonly body?: z.ZodMiniType<Body>;
  /** The shape of the answer; nothing comes back if not given. */
  readonly answer?: z.ZodMiniType;
  handle(call: Call<Body>): Promise<unknown>;
}

export interface Call<Body = unknown> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly params: { readonly [name: string]: string };
  readonly body: Body;
}

/** Keeps the type of a body while routes stand in one list. */
export const route = <Body>(described: Route<Body>): Route => described as Route;

export function addRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  for (const { method, path, perMinute, body, answer, handle } of routes)
    app.route({
      method,
      config: perMinute === undefined ? {} : { perMinute },
      url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
      async handler(request, reply) {
        const read = body?.safeParse(request.body ?? {});
        if (read?.success === false) throw new Problem(400, "malformed");
        const params = request.params as { readonly [name: string]: string };
        if (!Object.values(params).every(isName)) throw new Problem(404, "not-found");
        const given = await handle({ request, reply, params, body: read?.data });
        if (answer === undefined) return reply.code(204).send();
        return reply.send(given);
      },
    });
}

/** Whether a part of an address could name something here: no store is asked for anything else. */
export const isName = (part: string): boolean => /^[\w.-]{1,40}$/.test(part);

/** The routes as an OpenAPI document. */
export function openApi(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, about, body, answer } of routes) {
    paths[path] ??= {};
    (paths[path] as Record<string, unknown>)[method.toLowerCase()] = {
      summary: about,
      parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: "path",
        required: true,
        schema: { type: "string" },
      })),
      ...(body === undefined
        ? {}
        : { requestBody: { required: true, content: { "application/json": { schema: schemaOf(body) } } } }),
      responses: {
        ...(answer === undefined
          ? { 204: { description: "Done." } }
          : { 200: { description: "Done.", content: { "application/json": { schema: schemaOf(answer) } } } }),
        default: { $ref: "#/components/responses/Problem" },
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Furrow",
      version,
      description: "Tables of farm games. Sign in with POST /api/people; a cookie keeps you known.",
    },
    paths,
    components: {
      responses: {
        Problem: {
          description: "It could not be done; nothing has changed.",
          content: {
            "application/json": {
              schema: {
                type: "object",
                properties: { reason: { enum: PROBLEM_REASONS }, detail: { type: "object" } },
                required: ["reason"],
              },
            },
          },
        },
      },
    },
  };
}

function schemaOf(shape: z.ZodMiniType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { unrepresentable: "any" }) as Record<string, unknown>;
  return schema;
}
