import type { DatedRules, Duties } from "./duties.ts";

/** A country that licenses a brand: its law, and what follows from living there. */
export interface Jurisdiction {
  /** Country code of ISO 3166-1, in lower case. */
  readonly id: string;
  /** IANA time zone in which legal days begin. */
  readonly timezone: string;
  /** The law, each rule with the day it applies from. */
  readonly law: DatedRules<Duties>;
  readonly currency: Currency;
}

export interface Currency {
  /** Code of ISO 4217. */
  readonly code: string;
  /** Smallest units in one unit, such as 100 øre in a krone. Amounts are whole smallest units everywhere. */
  readonly minorUnits: number;
}
