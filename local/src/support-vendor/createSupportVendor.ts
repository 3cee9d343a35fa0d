import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LOCALES } from "@spilhus/contracts";
import { SUPPORT_HOST_PREFIX } from "@spilhus/contracts/support";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { standInServer } from "../http/index.ts";
import { readToken } from "./readToken.ts";

const WIDGET = readFileSync(join(import.meta.dirname, "page/widget.js"), "utf8");

export const SupportVendorSchema = z.object({
  port: z.int().min(0).max(65_535),
  /** Origin at which browsers reach it. */
  origin: z.url(),
  /** By workspace, the brand's origin and what it shares with the vendor. */
  workspaces: z.record(z.string(), z.object({ brand: z.url(), secret: z.string().min(16) })),
});
export type SupportVendorSettings = z.infer<typeof SupportVendorSchema>;

const PingSchema = z.object({
  app_id: z.string(),
  token: z.nullable(z.string()),
  locale: z.enum(LOCALES),
});

/** A call that reached the vendor, for journeys. */
interface SeenCall {
  readonly path: string;
  readonly workspace: string;
  readonly user: string | null;
}
const MOST_CALLS = 200;

/**
 * The server that stands in for a vendor of chats with customer service, by Intercom's documented interface as far as the
 * platform uses it: the script of a workspace, and the call that it boots with. `/calls.json` lists what has reached it.
 */
export function createSupportVendor({ origin, workspaces }: SupportVendorSettings): FastifyInstance {
  const frames = new Map(
    Object.values(workspaces).map(({ brand }) => [brand.replace("//", `//${SUPPORT_HOST_PREFIX}`), brand]),
  );
  const server = standInServer({ origin, formTargets: [], callers: [...frames.keys()] });
  const calls: SeenCall[] = [];
  const note = (call: SeenCall) => {
    calls.push(call);
    if (calls.length > MOST_CALLS) calls.shift();
  };

  server.get<{ Params: { workspace: string } }>("/widget/:workspace", ({ params, url }, reply) => {
    const { workspace } = params;
    note({ path: url, workspace, user: null });
    if (!Object.hasOwn(workspaces, workspace)) return reply.code(404).send({ error: "no such workspace" });
    return reply.type("text/javascript; charset=utf-8").send(WIDGET);
  });

  // Sent as text, so that the browser asks for no permission first.
  server.post("/messenger/web/ping", ({ body, headers, url }, reply) => {
    const { app_id: workspace, token } = PingSchema.parse(JSON.parse(z.string().parse(body)));
    const own = workspaces[workspace];
    if (own === undefined) return reply.code(404).send({ error: "no such workspace" });
    if (frames.has(headers.origin ?? "")) reply.header("access-control-allow-origin", headers.origin);
    try {
      const person = token === null ? null : readToken(token, own.secret, Date.now());
      note({ path: url, workspace, user: person?.user_id ?? null });
      return reply.send({ name: person?.name ?? null });
    } catch (error) {
      return reply.code(401).send({ error: error instanceof Error ? error.message : "refused" });
    }
  });

  server.get("/calls.json", () => ({ calls }));
  return server;
}
