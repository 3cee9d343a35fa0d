import type { RefusalReason } from "./useSignUp.ts";

const REFUSALS: ReadonlyMap<string | undefined, RefusalReason> = new Map([
  ["excluded", "excluded"],
  ["under_age", "under-age"],
  ["account_exists", "account-exists"],
]);

/** Why an error from MitID rules out an account; `undefined` if the visitor can try again. */
export const mitIdRefusal = (error: string | undefined): RefusalReason | undefined => REFUSALS.get(error);
