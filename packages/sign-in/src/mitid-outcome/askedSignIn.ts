/** What of an address opens the overlay, says why, or names the way back. */
export const SIGN_IN_PARAMS = [
  "auth",
  "step",
  "error",
  "error_description",
  "mitid",
  "mitid_provider",
  "returnUrl",
] as const;

/** What a guest asks for by the address. */
export interface AskedSignIn {
  readonly view: "login" | "signup";
  /** What a visit to MitID came back with, as it stands in the address; for whoever reads it to know or not. */
  readonly error: string | undefined;
  /** Where to go on, as it stands in the address: not to be trusted. */
  readonly returnUrl: string | undefined;
}

/** What a visit to MitID came back with, if it led nowhere (R4.24). */
export function mitIdError(query: URLSearchParams): string | undefined {
  return query.get("mitid") === "true" ? (query.get("error") ?? undefined) : undefined;
}

/**
 * Reads an address for a guest. A way back alone asks for the login too: whoever was sent here from a page for players
 * (R8.01) would not know why. So does what a visit to MitID came back with (R4.24).
 *
 * @param search with or without `?`
 */
export function askedSignIn(search: string): AskedSignIn | undefined {
  const query = new URLSearchParams(search);
  const auth = query.get("auth");
  const returnUrl = query.get("returnUrl") ?? undefined;
  const error = mitIdError(query);
  if (auth === "signup") return { view: "signup", error, returnUrl };
  if (auth === "login" || returnUrl !== undefined || error !== undefined) {
    return { view: "login", error, returnUrl };
  }
  return undefined;
}
