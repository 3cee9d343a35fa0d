/** A mistake that no test can notice, because other code makes it harmless. */
interface EquivalentMutant {
  readonly id: string;
  readonly mistake: string;
  readonly reason: string;
}

export const EQUIVALENT_MUTANTS: readonly EquivalentMutant[] = [];
