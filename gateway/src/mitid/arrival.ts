import type { MitIdError, RETURN_FROM_MITID } from "@spilhus/contracts/user-auth";
import type { Call } from "../calls/index.ts";
import type { Person } from "../players/index.ts";
import type { MitIdServices, People } from "./people.ts";
import type { Visit } from "./visits.ts";

/** The result of a visit to MitID: an address to redirect to, or an error. */
export type Outcome =
  | { readonly address: string; readonly cookies: readonly string[] }
  | { readonly error: MitIdError };

/** A visit that returned with a person. */
export interface Arrival {
  readonly call: Call<typeof RETURN_FROM_MITID, MitIdServices>;
  readonly people: People;
  readonly visit: Visit;
  readonly person: Person;
}
