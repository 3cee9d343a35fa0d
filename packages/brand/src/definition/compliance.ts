/** A legal constant and the day (`YYYY-MM-DD`, the brand's zone) from which it applies. */
export type Dated<Value> = Value & { readonly appliesFrom: string };

interface Address {
  readonly url: string;
}

/**
 * What the law makes every page show (BEK 1274/2019 §§ 16-17 and the licence terms). Each constant is a list, so
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
}

/** Keys of {@link Compliance} that hold dated constants. */
export const DUTY_KEYS = [
  "authority",
  "stopSpillet",
  "rofus",
  "selfTest",
  "treatmentCentres",
  "minimumAge",
] as const;
export type DutyKey = (typeof DUTY_KEYS)[number];

/** The constants in force on one day. */
export type Duties = { readonly [Key in DutyKey]: Compliance[Key][number] } & Pick<
  Compliance,
  "licensee" | "licenceNumber"
>;
