import { MITID_DISMISSED, type MitIdError, type MitIdPurpose } from "@spilhus/contracts/user-auth";
import { isAccountPath, pathOf, routeById } from "@spilhus/routes";

/** All of /konto is for players: a guest would be sent on from there, and not be told why. */
const isForPlayers = (path: string) => isAccountPath(path.split(/[?#]/)[0] ?? "");

/** Adds parameters to a path, replacing those of the same name; a fragment stays at the end. */
function withParameters(path: string, added: Readonly<Record<string, string>>): string {
  // The origin only lets the path be read, and is taken off again.
  const url = new URL(path, "https://site.invalid");
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}

/** What opens the form again that somebody was in when they went to MitID. */
const form = (purpose: MitIdPurpose): Readonly<Record<string, string>> => {
  if (purpose === "login") return { auth: "login" };
  return purpose === "signup" ? { auth: "signup", step: "1" } : {};
};

/** Where somebody goes who stays a guest: a page that guests may see, with the way on that they wanted. */
function guestAddress(returnPath: string | null, added: Readonly<Record<string, string>>): string {
  const path = returnPath ?? "/";
  return isForPlayers(path)
    ? withParameters("/", { ...added, returnUrl: path })
    : withParameters(path, added);
}

/** The page of the account where identity is shown, for visits that do not say where they came from. */
const accountAddress = (returnPath: string | null) => returnPath ?? pathOf(routeById("eid"));

/** A visit that has led to nothing: back, and the page says why (R4.24). */
export function failureAddress(purpose: MitIdPurpose, returnPath: string | null, error: MitIdError): string {
  const told = error === MITID_DISMISSED.error ? MITID_DISMISSED : { error, mitid: "true" };
  return purpose === "verify" || purpose === "confirm"
    ? withParameters(accountAddress(returnPath), told)
    : guestAddress(returnPath, { ...form(error === "account_exists" ? "login" : purpose), ...told });
}

/** The registration of somebody who has no account yet. */
export const signupAddress = (returnPath: string | null): string => guestAddress(returnPath, form("signup"));

/** Where a visit was meant to lead. */
export const successAddress = (purpose: MitIdPurpose, returnPath: string | null): string =>
  purpose === "verify" || purpose === "confirm" ? accountAddress(returnPath) : (returnPath ?? "/");

/** The front page with the way back, for whoever must log in first (R8.01). */
export const loginFirstAddress = (returnPath: string | null): string =>
  withParameters("/", { auth: "login", returnUrl: accountAddress(returnPath) });
