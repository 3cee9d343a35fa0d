/** Query parameters of the sign-in overlay: what to show, the error of a visit to MitID, and the return address. */
export const SIGN_IN_PARAMS = [
  "auth",
  "step",
  "error",
  "error_description",
  "mitid",
  "mitid_provider",
  "returnUrl",
] as const;

/** What the address of a page asks the overlay to show. */
export interface SignInRequest {
  readonly view: "login" | "signup";
  /** Error of a visit to MitID, copied from the address: it may be unknown. */
  readonly error: string | undefined;
  /** Where to go after the login, copied from the address: not trusted. */
  readonly returnUrl: string | undefined;
}

/** The error of a failed visit to MitID (R4.24). */
export function mitIdError(query: URLSearchParams): string | undefined {
  return query.get("mitid") === "true" ? (query.get("error") ?? undefined) : undefined;
}

/**
 * Parses the query for a guest. A return address alone also opens the login: it means that the guest was redirected from
 * a page for players (R8.01). So does an error of a visit to MitID (R4.24).
 *
 * @param search with or without `?`
 */
export function parseSignInRequest(search: string): SignInRequest | undefined {
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
