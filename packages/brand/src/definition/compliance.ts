import type { AccountDuties, DatedRules, Duties } from "@spilhus/jurisdiction";

/** A brand's licence, and where it demands more of accounts than the law of its jurisdiction does. */
export interface Compliance {
  readonly licensee: string;
  readonly licenceNumber: string;
  /** Duties that replace the law's. Conformance refuses figures that are weaker than the law's on any day. */
  readonly stricter?: Partial<Pick<DatedRules<Duties>, keyof AccountDuties>>;
}
