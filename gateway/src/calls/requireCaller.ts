import type { CallContract, RefusalCode, RefusalDetails } from "@spilhus/contracts";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { cookieValues } from "@spilhus/lib";
import { mayCall } from "@spilhus/restrictions";
import type { FastifyRequest } from "fastify";
import { type HttpError, refusal, siteOfCall, type Site } from "../http/index.ts";
import { type ActiveSession, whySessionsEnded } from "../sessions/index.ts";
import type { CallServices } from "./callServices.ts";
import { isBeaconOfOwnSite, isFromOwnSite } from "./isFromOwnSite.ts";

export const SESSION_COOKIE = PLAYER_COOKIES.session.name;

/**
 * Logs a call that a control has stopped (ASVS 5.0 16.3.2, 16.3.3): which call, why, and of which account. Nothing of
 * what was sent.
 */
function refused(
  { log }: CallServices,
  { method, path }: CallContract,
  code: RefusalCode,
  session?: ActiveSession,
  details?: RefusalDetails,
): HttpError {
  const call = `${method} ${path}`;
  log("warn", "a call was refused", { security: true, call, code, account: session?.player.id });
  return refusal(code, undefined, details);
}

/**
 * The site of a call, made by a page of its own. Calls that other sites make in a visitor's browser are counted apart:
 * they must not use up what the visitor may do.
 */
export function siteIfOwn(services: CallServices, contract: CallContract, request: FastifyRequest): Site {
  let site: Site;
  try {
    site = siteOfCall(services.brands, request);
  } catch (error) {
    services.limits.ofForeignCall(request.ip);
    throw error;
  }
  const isOwn =
    contract.audience === "beacon"
      ? isBeaconOfOwnSite(request.headers, site.origin)
      : isFromOwnSite(contract.kind, request.headers, site.origin);
  if (isOwn) return site;
  services.limits.ofForeignCall(request.ip);
  throw refused(services, contract, "cross-site");
}

/**
 * Two session cookies mean that somebody else has set one of them (a sister domain can). Counted as the edge counts them:
 * a name with a space behind it is read as ours too.
 */
export function requireOneSession(
  services: CallServices,
  contract: CallContract,
  header: string | undefined,
): void {
  if (cookieValues(header, SESSION_COOKIE).length > 1) throw refused(services, contract, "duplicate-session");
}

/** @param token the session cookie's value, whose holder is told why their session is over */
export async function requireAudience(
  { db, brands }: CallServices,
  { audience }: CallContract,
  { brand }: Site,
  session: ActiveSession | undefined,
  token: string | undefined,
): Promise<void> {
  if (audience === "guest" && session) throw refusal("signed-in");
  if (audience !== "player" || session) return;
  const [over] = await whySessionsEnded(db, brands, [{ brand: brand.id, token: token ?? "" }]);
  throw refusal("not-signed-in", undefined, over && { ...over });
}

/** The call table of the restrictions decides about every call with a session; a call without a row is refused. */
export function requireAllowed(
  services: CallServices,
  contract: CallContract,
  session: ActiveSession | undefined,
): void {
  if (!session || contract.audience === "guest") return;
  const decision = mayCall(contract.id, session.accountStatus);
  if (decision.allowed) return;
  if (decision.because === "restricted" && decision.unknownType !== undefined) {
    services.log("error", "a check result has a type that nobody knows", { type: decision.unknownType });
  }
  const { type = "reached-play-limits", context } = session.accountStatus.checkResult ?? {};
  // A page that is open already can say at once why, and until when.
  throw refused(services, contract, "restricted", session, { reason: type, until: context?.until ?? null });
}

/** A call may name the brand; it is the site's or none. */
export function requireBrand({ brands }: CallServices, { brand }: Site, named: unknown): void {
  if (typeof named !== "object" || named === null || !("brand" in named)) return;
  if (named.brand === brand.id) return;
  throw refusal(typeof named.brand === "string" && brands.has(named.brand) ? "wrong-brand" : "unknown-brand");
}
