import { MITID_DISMISSED, type MitIdError, type MitIdPurpose } from "@spilhus/contracts/user-auth";
import { isAccountPath, pathOf, routeById } from "@spilhus/routes";

/** All of /konto is for players: a guest would be redirected from there, without the reason. */
const isForPlayers = (path: string) => isAccountPath(path.split(/[?#]/)[0] ?? "");

/** Adds parameters to a path, replacing those of the same name; a fragment stays at the end. */
function withParameters(path: string, added: Readonly<Record<string, string>>): string {
  // The origin is only needed for parsing and removed afterwards.
  const url = new URL(path, "https://site.invalid");
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** Parameters that reopen the form from which the visitor went to MitID. */
const form = (purpose: MitIdPurpose): Readonly<Record<string, string>> => {
  if (purpose === "login") return { auth: "login" };
  return purpose === "signup" ? { auth: "signup", step: "1" } : {};
};

/** Return address of a visitor who stays a guest: a page for guests, with their original target. */
function guestAddress(returnPath: string | null, added: Readonly<Record<string, string>>): string {
  const path = returnPath ?? "/";
  return isForPlayers(path)
    ? withParameters("/", { ...added, returnUrl: path })
    : withParameters(path, added);
}

/** The page of the account for confirming identity, for visits without a return path. */
const accountAddress = (returnPath: string | null) => returnPath ?? pathOf(routeById("eid"));

/** Return address of a failed visit; the page shows the reason (R4.24). */
export function failureAddress(purpose: MitIdPurpose, returnPath: string | null, error: MitIdError): string {
  const told = error === MITID_DISMISSED.error ? MITID_DISMISSED : { error, mitid: "true" };
  return purpose === "verify" || purpose === "confirm"
    ? withParameters(accountAddress(returnPath), told)
    : guestAddress(returnPath, { ...form(error === "account_exists" ? "login" : purpose), ...told });
}

/** The registration of somebody who has no account yet. */
export const signupAddress = (returnPath: string | null): string => guestAddress(returnPath, form("signup"));

/** Return address of a successful visit. */
export const successAddress = (purpose: MitIdPurpose, returnPath: string | null): string =>
  purpose === "verify" || purpose === "confirm" ? accountAddress(returnPath) : (returnPath ?? "/");

/** The front page with a return address, for visitors who must log in first (R8.01). */
export const loginFirstAddress = (returnPath: string | null): string =>
  withParameters("/", { auth: "login", returnUrl: accountAddress(returnPath) });
