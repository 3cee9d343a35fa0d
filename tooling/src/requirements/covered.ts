/**
 * The numbered requirements the product claims to meet so far. Each must be in the title of a test that ran and
 * passed; `docs/requirements.md` says what each means.
 */
export const COVERED_REQUIREMENTS: readonly string[] = [
  ...range("R1", 1, 7),
  ...range("R2", 1, 29),
  ...range("R2", 31, 59),
  ...["R3.01", "R3.02"],
  ...range("R3", 4, 8),
  ...range("R3", 11, 17),
  ...range("R4", 1, 21),
  ...range("R4", 23, 27),
  ...range("R5", 1, 13),
  ...range("R6", 1, 3),
  ...range("R6", 5, 7),
  ...range("R7", 1, 29),
  ...range("R8", 1, 18),
  ...range("R9", 1, 10),
];

/** `range("R2", 1, 3)` is R2.01, R2.02, R2.03. */
function range(section: string, first: number, last: number): string[] {
  return Array.from(
    { length: last - first + 1 },
    (_, index) => `${section}.${String(first + index).padStart(2, "0")}`,
  );
}
