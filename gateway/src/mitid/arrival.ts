import type { MitIdError, RETURN_FROM_MITID } from "@spilhus/contracts/user-auth";
import type { Call } from "../calls/defineCall.ts";
import type { People } from "../calls/playerServices.ts";
import type { Person } from "./personOfClaims.ts";
import type { Visit } from "./visits.ts";

/** What a visit to MitID has led to: an address to go to, or why it led to nothing. */
export type Outcome =
  | { readonly address: string; readonly cookies: readonly string[] }
  | { readonly error: MitIdError };

/** A visit that came back with a person. */
export interface Arrival {
  readonly call: Call<typeof RETURN_FROM_MITID>;
  readonly people: People;
  readonly visit: Visit;
  readonly person: Person;
}
