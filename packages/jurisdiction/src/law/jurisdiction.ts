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
  readonly phone: PhoneRules;
  readonly identityNumber: IdentityNumberRules;
  /** Whether the national eID reached the level of assurance that was asked for, both as OpenID's `acr`. */
  readonly meetsAssurance: (asked: string, given: unknown) => boolean;
}

/** How phone numbers of the country are written. */
export interface PhoneRules {
  /** Country code, such as `+45`. */
  readonly diallingCode: string;
  /** A whole number without its code. */
  readonly national: RegExp;
  /** What looks like such a number with its code inside a text, as a pattern of a regular expression. */
  readonly textPattern: string;
}

/** The number by which the state knows a person. */
export interface IdentityNumberRules {
  /** Whether a text is such a number. */
  readonly isValid: (text: string) => boolean;
  /** Turns a number as people type it into one that `isValid` reads. */
  readonly clean: (typed: string) => string;
  /** Writes a valid number in the one way in which it is compared and stored. */
  readonly plain: (number: string) => string;
  /** What looks like such a number inside a text, as a pattern of a regular expression. */
  readonly textPattern: string;
}

export interface Currency {
  /** Code of ISO 4217. */
  readonly code: string;
  /** Smallest units in one unit, such as 100 øre in a krone. Amounts are whole smallest units everywhere. */
  readonly minorUnits: number;
}
