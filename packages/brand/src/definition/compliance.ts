/** A legal constant and the day (`YYYY-MM-DD`, the brand's zone) from which it applies. */
export type Dated<Value> = Value & { readonly appliesFrom: string };

interface Address {
  readonly url: string;
}

/** Where a number of the law stands, and who has compared the two; nobody yet where it is `null`. */
interface Sourced {
  readonly source: string;
  /** Name and day, such as `Jura, 2026-11-22`. */
  readonly confirmedBy: string | null;
}

/**
 * What the law makes every page show (BEK 1274/2019 §§ 16-17 and the licence terms), and what it asks of accounts. Each constant is a list, so
 * that a change of law is added beside the old value before it takes effect, and nothing has to ship on the day.
 */
export interface Compliance {
  readonly licensee: string;
  readonly licenceNumber: string;
  /** Spillemyndigheden, behind the licence label. */
  readonly authority: readonly Dated<Address>[];
  /** The national helpline. */
  readonly stopSpillet: readonly Dated<Address & { readonly phone: string }>[];
  /** The register of voluntarily excluded players. */
  readonly rofus: readonly Dated<Address>[];
  readonly selfTest: readonly Dated<Address>[];
  readonly treatmentCentres: readonly Dated<Address>[];
  /** The age from which one may play, and where it is explained. */
  readonly minimumAge: readonly Dated<Address & { readonly years: number }>[];
  /** Longest life of an account whose identity is not verified, and the most it may take, in øre. */
  readonly temporaryAccount: readonly Dated<
    Sourced & { readonly days: number; readonly depositsOre: number }
  >[];
  /** How long a higher deposit limit waits; a lower one holds at once. */
  readonly limitRaise: readonly Dated<Sourced & { readonly waitHours: number }>[];
  /** A break that a player takes. */
  readonly coolingOff: readonly Dated<Sourced & { readonly hours: number }>[];
  /** The shortest time for which a player may exclude themselves. */
  readonly block: readonly Dated<Sourced & { readonly leastDays: number }>[];
}

/** Keys of {@link Compliance} that hold dated constants. */
export const DUTY_KEYS = [
  "authority",
  "stopSpillet",
  "rofus",
  "selfTest",
  "treatmentCentres",
  "minimumAge",
  "temporaryAccount",
  "limitRaise",
  "coolingOff",
  "block",
] as const;
export type DutyKey = (typeof DUTY_KEYS)[number];

/** The constants in force on one day. */
export type Duties = { readonly [Key in DutyKey]: Compliance[Key][number] } & Pick<
  Compliance,
  "licensee" | "licenceNumber"
>;
