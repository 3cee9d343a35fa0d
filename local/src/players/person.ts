import type { CheckResultType } from "@spilhus/contracts";
import { derivedUuid } from "../seed/storyUuid.ts";
import { fictionalCpr } from "./fictionalCpr.ts";

/** Which account a person has: of what state, or none. */
export type AccountState = "ordinary" | "unverified" | "reached-play-limits" | CheckResultType;

/** An invented person as the list has them. */
export interface PersonRow {
  /** What is typed at the local identity provider. */
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly sex: "female" | "male";
  /** `YYYY-MM-DD`. */
  readonly birthdate: string;
  /** Of an account on every brand; without it the person is not registered anywhere. */
  readonly account?: AccountState;
  /** Also has a password. */
  readonly password?: string;
  /** What signing in shows. */
  readonly shows: string;
}

/** An invented person with what follows from their row. */
export interface Person extends PersonRow {
  readonly name: string;
  /** What MitID calls the person, at every brand. */
  readonly uuid: string;
  /** Ten digits; nobody real has them, see {@link fictionalCpr}. */
  readonly cpr: string;
  /** Of the account. */
  readonly email: string;
}

export const personOf = (row: PersonRow): Person => ({
  ...row,
  name: `${row.givenName} ${row.familyName}`,
  uuid: derivedUuid("mitid", row.id),
  cpr: fictionalCpr(row.birthdate, row.sex),
  // A domain that nobody can have (RFC 2606).
  email: `${row.id}@spiller.example`,
});
