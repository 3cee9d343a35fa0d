/** One deliberate mistake in the product's code, and the tests that must notice it. */
export interface Mutant {
  /** ASVS id whose tests must fail, such as `3.5.1`. */
  readonly id: string;
  /** What the mistake would mean for a player, in a few words. */
  readonly mistake: string;
  /** Source file, from the repository's root. */
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test file that carries the id, from the repository's root. */
  readonly test: string;
}

/** What the tests made of a mutant. */
export type MutantOutcome =
  | { readonly kind: "killed"; readonly failed: number }
  /** The tests that carry the id pass although the code is wrong. */
  | { readonly kind: "survived"; readonly passed: number }
  /** The mutant proves nothing: its place is gone, its tests do not load it, or no test carries the id. */
  | { readonly kind: "invalid"; readonly reason: string };
