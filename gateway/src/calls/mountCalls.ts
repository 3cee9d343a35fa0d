import type { FastifyInstance } from "fastify";
import type { CallerServices, CallServices } from "./callServices.ts";
import type { DefinedCall } from "./defineCall.ts";
import type { DefinedHook } from "./defineHook.ts";
import type { DefinedServiceCall, ServiceAudience } from "./defineServiceCall.ts";
import type { DefinedStaffCall } from "./defineStaffCall.ts";
import { mountBrowserCalls } from "./mountBrowserCalls.ts";
import { mountHooks } from "./mountHooks.ts";
import { mountStaffCalls } from "./mountStaffCalls.ts";
import { mountServiceCalls } from "./mountServiceCalls.ts";

/** Calls by who makes them. */
export interface CallLists<Needs> {
  /** Of browsers: `anyone`, `guest`, `player`, `registrant`, `beacon`. */
  readonly calls: readonly DefinedCall<Needs>[];
  /** Without a session: `public`, `reader`, `server`, `operator`, `studio`, `chat-server`. */
  readonly serviceCalls: readonly DefinedServiceCall<Needs>[];
  /** Of the console: `console`, `staff`. */
  readonly staffCalls?: readonly DefinedStaffCall<Needs>[];
  /** Of payment providers. */
  readonly hooks: readonly DefinedHook<Needs>[];
}

const SERVICE_AUDIENCES = [
  "public",
  "reader",
  "server",
  "operator",
  "studio",
  "chat-server",
] as const satisfies readonly ServiceAudience[];

/**
 * Serves every call by its contract. This is the only place where the audience of a contract becomes a way to
 * authenticate callers; each has a scope of its own, with its own body parsers and errors.
 */
export async function mountCalls<Needs>(
  server: FastifyInstance,
  services: CallServices & CallerServices & Needs,
  { calls, serviceCalls, staffCalls = [], hooks }: CallLists<Needs>,
): Promise<void> {
  const beacons = calls.filter(({ contract }) => contract.audience === "beacon");
  const others = calls.filter(({ contract }) => contract.audience !== "beacon");
  await server.register(async (scope) => mountBrowserCalls(scope, services, others));
  await server.register(async (scope) => mountBrowserCalls(scope, services, beacons, "text/plain"));
  for (const audience of SERVICE_AUDIENCES) {
    const own = serviceCalls.filter(({ contract }) => contract.audience === audience);
    await server.register(async (scope) => mountServiceCalls(scope, services, audience, own));
  }
  await server.register(async (scope) => mountStaffCalls(scope, services, staffCalls));
  await server.register(async (scope) => mountHooks(scope, services, hooks));
}
