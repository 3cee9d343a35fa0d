import type { CallContract } from "@spilhus/contracts";
import { cookieValues, parseCookies } from "@spilhus/lib";
import { hasCallRow } from "@spilhus/restrictions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type ActiveSession,
  type FindSession,
  renewSession,
  sessionExpiryCookie,
} from "../sessions/index.ts";
import { siteLimitClass } from "../limits/index.ts";
import type { AcceptedCall, DefinedCall } from "./defineCall.ts";
import { HttpError, isUnchanged, refusal, type Site } from "../http/index.ts";
import { Turns } from "../idempotency/index.ts";
import type { CallServices } from "./callServices.ts";
import { requireMountable, sendIdempotentAnswer } from "./idempotentAnswer.ts";
import { parsePart } from "./parsePart.ts";
import { placesOf, routerPath } from "./routerPath.ts";
import {
  requireAllowed,
  requireAudience,
  requireBrand,
  requireOneSession,
  SESSION_COOKIE,
  siteIfOwn,
} from "./requireCaller.ts";

async function renewed(services: CallServices, session: ActiveSession, reply: FastifyReply): Promise<void> {
  const expiresAt = await renewSession(services.db, session);
  if (expiresAt) void reply.header("set-cookie", sessionExpiryCookie(expiresAt));
}

function mount<Needs>(
  server: FastifyInstance,
  services: CallServices & Needs,
  call: DefinedCall<Needs>,
  turns: Turns,
): void {
  const { contract, keepsIdleEnd } = call;
  const limit = siteLimitClass(contract.limit);
  const findSession: FindSession = (brand, token) =>
    call.findSession ? call.findSession(services, brand, token) : services.findSession(brand, token);
  const isBeacon = contract.audience === "beacon";
  if (!isBeacon && contract.audience !== "guest" && !hasCallRow(contract.id)) {
    throw new Error(`The call "${contract.id}" has no row in the call table of @spilhus/restrictions.`);
  }
  if (contract.idempotent) requireMountable(call);
  const sites = new WeakMap<FastifyRequest, Site>();

  server.route({
    method: contract.method,
    url: routerPath(contract.path),
    exposeHeadRoute: false,
    ...(contract.bodyBytes === undefined ? {} : { bodyLimit: contract.bodyBytes }),
    // Before the body is read: whoever has no business here costs nothing.
    onRequest: async (request) => {
      const site = siteIfOwn(services, contract, request);
      await services.limits.ofAddress(limit, request.ip, { hasTotal: contract.isNeverCrowdedOut !== true });
      sites.set(request, site);
    },
    handler: async (request, reply) => {
      void reply.header("cache-control", "no-store");
      // Set by the hook above, without which the handler is not reached.
      const site = sites.get(request) as Site;
      requireOneSession(services, contract, request.headers.cookie);
      // Read as the edge reads it, undecoded: a value that only one of the two takes must open nothing.
      const [token] = cookieValues(request.headers.cookie, SESSION_COOKIE);
      const cookies = { ...parseCookies(request.headers.cookie), [SESSION_COOKIE]: token };
      const session = token === undefined || isBeacon ? undefined : await findSession(site.brand.id, token);
      if (session) {
        // Handlers count attempts, for which a session is not always needed.
        const counted = limit === "attempt" ? "call" : limit;
        await services.limits.ofAccount(counted, { player: session.player.id });
      }
      await requireAudience(services, contract, site, session, token);
      requireAllowed(services, contract, session);
      const query = parsePart(contract.query, request.query, "query");
      const body = parsePart(contract.body, request.body, "body");
      requireBrand(services, site, query);
      requireBrand(services, site, body);
      if (session && keepsIdleEnd !== true) await renewed(services, session, reply);
      const accepted: AcceptedCall<CallContract, Needs> = {
        services,
        site,
        // What the audience asks for was checked above, so the type the contract promises is the one that is there.
        session,
        query: query as undefined,
        body: body as undefined,
        places: placesOf(contract.path, request.params),
        cookies,
        request,
        reply,
        refuse: refusal,
      };
      if (contract.idempotent) return sendIdempotentAnswer(turns, call, accepted);
      const answer = await call.run(accepted);
      if (contract.status !== undefined) void reply.code(contract.status);
      const tag = reply.getHeader("etag");
      if (typeof tag === "string" && isUnchanged(request.headers["if-none-match"], tag)) {
        return reply.code(304).send();
      }
      // Removes what a handler returns beside the fields of the contract.
      return contract.answer ? contract.answer.parse(answer) : reply;
    },
  });
}

/**
 * Serves calls of browsers by their contracts: limits, site, protection from other sites, session, audience, restriction,
 * parsing, all the same for each, so that none can forget one.
 *
 * @param type of bodies: pages send beacons as `text/plain`, since a closing page cannot wait for a preflight
 * @throws {Error} for a call without a row in the call table of the restrictions
 */
export function mountBrowserCalls<Needs>(
  server: FastifyInstance,
  services: CallServices & Needs,
  calls: readonly DefinedCall<Needs>[],
  type: "application/json" | "text/plain" = "application/json",
): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(type, { parseAs: "string" }, (_request, body, done) => {
    if (body === "") return done(null, undefined);
    try {
      // The contract's schema decides what it may be.
      done(null, JSON.parse(String(body)) as unknown);
    } catch {
      done(new HttpError(400, "invalid-request", "body: must be JSON."));
    }
  });
  // Calls that change something must be JSON and are refused before; what the others carry is nobody's business.
  server.addContentTypeParser("*", (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
  const turns = new Turns();
  for (const call of calls) mount(server, services, call, turns);
}
