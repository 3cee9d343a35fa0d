import type { Refused } from "./useSignUp.ts";

const REFUSALS: ReadonlyMap<string | undefined, Refused> = new Map([
  ["excluded", "excluded"],
  ["under_age", "under-age"],
  ["account_exists", "account-exists"],
]);

/** What of a visit to MitID means that there is no account to be had; nothing where it can be tried again. */
export const refusedAtMitId = (error: string | undefined): Refused | undefined => REFUSALS.get(error);
