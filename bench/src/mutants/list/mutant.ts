/** A change of one place in one file. */
export interface Edit {
  /** Source file or migration, from the repository's root. */
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

/** One deliberate mistake in the product's code, and the tests that must notice it. */
export interface Mutant extends Edit {
  /** ASVS id whose tests must fail, such as `3.5.1`. */
  readonly id: string;
  /** The code with the mistake, as a sentence. */
  readonly mistake: string;
  /** Test file that carries the id, from the repository's root. */
  readonly test: string;
}

/** What the tests made of a mutant. */
export type MutantOutcome =
  | { readonly kind: "killed"; readonly failed: number }
  /** The tests that carry the id pass although the code is wrong. */
  | { readonly kind: "survived"; readonly passed: number }
  /** The mutant proves nothing: its place is gone, or no test carries the id. */
  | { readonly kind: "invalid"; readonly reason: string };
