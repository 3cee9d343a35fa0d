import type { CheckResultType } from "@spilhus/contracts";
import { derivedUuid } from "../deterministic/index.ts";
import { fictionalCpr } from "./fictionalCpr.ts";

/** The state of a person's account. */
export type AccountState = "ordinary" | "unverified" | "reached-play-limits" | CheckResultType;

/** An invented person as listed in `seededPlayers.ts`. */
export interface PersonRow {
  /** The user id typed at the local identity provider. */
  readonly id: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly sex: "female" | "male";
  /** `YYYY-MM-DD`. */
  readonly birthdate: string;
  /** The state of the person's account on every brand; a person without one is not registered anywhere. */
  readonly account?: AccountState;
  /** The account's password, if it has one. */
  readonly password?: string;
  /** The question about marketing was never put to this player. */
  readonly isMarketingUnanswered?: true;
  /** The player has set no deposit limits, without which nobody deposits. */
  readonly hasNoDepositLimits?: true;
  /** What signing in as this person shows. */
  readonly shows: string;
}

/** An invented person with the values derived from their row. */
export interface Person extends PersonRow {
  readonly name: string;
  /** The person's MitID uuid, the same at every brand. */
  readonly uuid: string;
  /** Ten digits; no real person has this number, see {@link fictionalCpr}. */
  readonly cpr: string;
  /** The account's e-mail address. */
  readonly email: string;
}

export const personOf = (row: PersonRow): Person => ({
  ...row,
  name: `${row.givenName} ${row.familyName}`,
  uuid: derivedUuid("mitid", row.id),
  cpr: fictionalCpr(row.birthdate, row.sex),
  // A domain that nobody can register (RFC 2606).
  email: `${row.id}@spiller.example`,
});
