import { redirectTarget } from "./redirectTarget.ts";

/** The address of a document that is asked for, and who asks. */
export interface Entry {
  /** As a browser writes it. */
  readonly path: string;
  /** With its `?`. */
  readonly search: string;
  /** The brand's own. */
  readonly origin: string;
  readonly loggedIn: boolean;
}

/** Most addresses have none of the names; an escape may hide one. */
const MAY_CONCERN = /returnUrl|auth|%/i;
const OVERLAYS: ReadonlySet<string | null> = new Set(["signup", "login"]);

function playersQuery(query: URLSearchParams): boolean {
  const isOverlay = OVERLAYS.has(query.get("auth")) && query.get("mitid") !== "true";
  const hasReturn = query.has("returnUrl");
  if (isOverlay) query.delete("auth");
  query.delete("returnUrl");
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
 * Where a document's query sends its visitor instead, as an address of this site; `undefined` where it may stay. A player
 * goes on to the `returnUrl`, or loses one that is no page of this site (R4.05, R5.07), and has nothing to sign up or log
 * in for (R4.06). A guest enters signing up at its first step alone (R4.07).
 *
 * It ends: each answer is shorter than the address asked about, or has the step that it should have.
 *
 * @throws {TypeError} when `origin` is none
 */
export function entryRedirect({ path, search, origin, loggedIn }: Entry): string | undefined {
  if (search === "" || !MAY_CONCERN.test(search)) return undefined;
  const query = new URLSearchParams(search);
  const target = loggedIn ? redirectTarget(query.get("returnUrl"), origin) : undefined;
  if (target !== undefined) return target;
  const isChanged = loggedIn ? playersQuery(query) : guestsQuery(query);
  if (!isChanged) return undefined;
  return query.size > 0 ? `${path}?${query}` : path;
}
