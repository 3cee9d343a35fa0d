import type { CallContract, RefusalCode } from "@spilhus/contracts";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieValues, parseCookies } from "@spilhus/lib";
import { hasCallRow, mayCall } from "@spilhus/restrictions";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type ActiveSession,
  type FindSession,
  renewSession,
  sessionExpiryCookie,
} from "../sessions/index.ts";
import { siteLimitClass } from "../limits/index.ts";
import type { DefinedCall } from "./defineCall.ts";
import { HttpError, refusal, siteOfCall, type Site } from "../http/index.ts";
import { parsePart } from "./parsePart.ts";
import { isFromOwnSite } from "./isFromOwnSite.ts";
import type { CallServices } from "./callServices.ts";

const SESSION = PLAYER_COOKIES.session.name;

/** `{name}` of a contract is `:name` of the router. */
const routerPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ":$1");

/**
 * Logs a call that a control has stopped (ASVS 5.0 16.3.2, 16.3.3): which call, why, and of which account. Nothing of
 * what was sent.
 */
function refused(
  { log }: CallServices,
  { method, path }: CallContract,
  code: RefusalCode,
  session?: ActiveSession,
): HttpError {
  const call = `${method} ${path}`;
  log("warn", "a call was refused", { security: true, call, code, account: session?.player.id });
  return refusal(code);
}

/**
 * The site of a call, made by a page of its own. Calls that other sites make in a visitor's browser are counted apart:
 * they must not use up what the visitor may do.
 */
function siteIfOwn(services: CallServices, contract: CallContract, request: FastifyRequest): Site {
  let site: Site;
  try {
    site = siteOfCall(services.brands, request);
  } catch (error) {
    services.limits.ofForeignCall(request.ip);
    throw error;
  }
  if (isFromOwnSite(contract.kind, request.headers, site.origin)) return site;
  services.limits.ofForeignCall(request.ip);
  throw refused(services, contract, "cross-site");
}

/**
 * Two session cookies mean that somebody else has set one of them (a sister domain can). Counted as the edge counts them:
 * a name with a space behind it is read as ours too.
 */
function requireOneSession(services: CallServices, contract: CallContract, header: string | undefined): void {
  if (cookieValues(header, SESSION).length > 1) throw refused(services, contract, "duplicate-session");
}

function requireAudience({ audience }: CallContract, session: ActiveSession | undefined): void {
  if (audience === "guest" && session) throw refusal("signed-in");
  if (audience === "player" && !session) throw refusal("not-signed-in");
}

/** The call table of the restrictions decides about every call with a session; a call without a row is refused. */
function requireAllowed(
  services: CallServices,
  contract: CallContract,
  session: ActiveSession | undefined,
): void {
  if (!session || contract.audience === "guest") return;
  const decision = mayCall(contract.id, session.standing);
  if (decision.allowed) return;
  if (decision.because === "restricted" && decision.unknownType !== undefined) {
    services.log("error", "a check result has a type that nobody knows", { type: decision.unknownType });
  }
  throw refused(services, contract, "restricted", session);
}

/** A call may name the brand; it is the site's or none. */
function requireBrand({ brands }: CallServices, { brand }: Site, named: unknown): void {
  if (typeof named !== "object" || named === null || !("brand" in named)) return;
  if (named.brand === brand.id) return;
  throw refusal(typeof named.brand === "string" && brands.has(named.brand) ? "wrong-brand" : "unknown-brand");
}

async function renewed(services: CallServices, session: ActiveSession, reply: FastifyReply): Promise<void> {
  const expiresAt = await renewSession(services.db, session);
  if (expiresAt) void reply.header("set-cookie", sessionExpiryCookie(expiresAt));
}

function mount<Needs>(
  server: FastifyInstance,
  services: CallServices & Needs,
  call: DefinedCall<Needs>,
): void {
  const { contract, keepsIdleEnd } = call;
  const limit = siteLimitClass(contract.limit);
  const findSession: FindSession = (brand, token) =>
    call.findSession ? call.findSession(services, brand, token) : services.findSession(brand, token);
  if (contract.audience !== "guest" && !hasCallRow(contract.id)) {
    throw new Error(`The call "${contract.id}" has no row in the call table of @spilhus/restrictions.`);
  }
  // Its answers would have to be stored and given again, which the gateway cannot do yet.
  if (contract.idempotent) throw new Error(`The call "${contract.id}" needs stored answers.`);
  const sites = new WeakMap<FastifyRequest, Site>();
  const refuse = (code: RefusalCode, message?: string) => refusal(code, message);

  server.route({
    method: contract.method,
    url: routerPath(contract.path),
    exposeHeadRoute: false,
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
      const [token] = cookieValues(request.headers.cookie, SESSION);
      const cookies = { ...parseCookies(request.headers.cookie), [SESSION]: token };
      const session = token === undefined ? undefined : await findSession(site.brand.id, token);
      if (session) {
        await services.limits.ofAccount(limit === "tracking" ? limit : "call", { player: session.player.id });
      }
      requireAudience(contract, session);
      requireAllowed(services, contract, session);
      const query = parsePart(contract.query, request.query, "query");
      const body = parsePart(contract.body, request.body, "body");
      requireBrand(services, site, query);
      requireBrand(services, site, body);
      if (session && keepsIdleEnd !== true) await renewed(services, session, reply);
      const answer = await call.run({
        services,
        site,
        // What the audience asks for was checked above, so the type the contract promises is the one that is there.
        session,
        query: query as undefined,
        body: body as undefined,
        places: request.params as Record<string, string>,
        cookies,
        request,
        reply,
        refuse,
      });
      // Removes what a handler returns beside the fields of the contract.
      return contract.answer ? contract.answer.parse(answer) : reply;
    },
  });
}

/**
 * Serves calls by their contracts: limits, site, protection from other sites, session, audience, restriction, parsing,
 * all the same for each, so that none can forget one.
 *
 * @throws {Error} for a call without a row in the call table of the restrictions
 */
export function mountCalls<Needs>(
  server: FastifyInstance,
  services: CallServices & Needs,
  calls: readonly DefinedCall<Needs>[],
): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) => {
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
  for (const call of calls) mount(server, services, call);
}
