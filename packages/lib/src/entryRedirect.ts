import { redirectTarget } from "./redirectTarget.ts";

/** The address of a requested document, and its visitor. */
export interface Entry {
  /** As a browser writes it. */
  readonly path: string;
  /** With its `?`. */
  readonly search: string;
  /** The brand's own. */
  readonly origin: string;
  readonly loggedIn: boolean;
  /** The page itself leads a player back, once they have done what it asks for. */
  readonly keepsReturn?: boolean;
}

/** Skips most addresses quickly: they have none of the names, and no escape that may hide one. */
const MAY_CONCERN = /returnUrl|auth|%/i;
const OVERLAYS: ReadonlySet<string | null> = new Set(["signup", "login"]);

function playersQuery(query: URLSearchParams, keepsReturn: boolean): boolean {
  const isOverlay = OVERLAYS.has(query.get("auth")) && query.get("mitid") !== "true";
  const hasReturn = query.has("returnUrl") && !keepsReturn;
  if (isOverlay) query.delete("auth");
  if (!keepsReturn) query.delete("returnUrl");
  return isOverlay || hasReturn;
}

function guestsQuery(query: URLSearchParams): boolean {
  const steps = query.getAll("step");
  if (query.get("auth") !== "signup" || steps.length === 0) return false;
  if (steps.length === 1 && steps[0] === "1") return false;
  query.set("step", "1");
  return true;
}

/**
 * The address on this site that a document's query redirects its visitor to, or `undefined` if there is no redirect. A
 * player goes on to the `returnUrl`, which is dropped if it is not a page of this site (R4.05, R5.07), and cannot open
 * sign-up or login (R4.06). A guest can only enter sign-up at its first step (R4.07).
 *
 * Redirects end: each target is shorter than the requested address, or has the right step.
 *
 * @throws {TypeError} when `origin` is not an origin
 */
export function entryRedirect({
  path,
  search,
  origin,
  loggedIn,
  keepsReturn = false,
}: Entry): string | undefined {
  if (search === "" || !MAY_CONCERN.test(search)) return undefined;
  const query = new URLSearchParams(search);
  const target = loggedIn && !keepsReturn ? redirectTarget(query.get("returnUrl"), origin) : undefined;
  if (target !== undefined) return target;
  const isChanged = loggedIn ? playersQuery(query, keepsReturn) : guestsQuery(query);
  if (!isChanged) return undefined;
  return query.size > 0 ? `${path}?${query}` : path;
}
