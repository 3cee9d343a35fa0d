/**
 * The numbered requirements the product claims to meet so far. Each must be in the title of a test that ran and
 * passed; `docs/requirements.md` says what each means.
 */
export const COVERED_REQUIREMENTS: readonly string[] = [
  ...["R1.01", "R1.03", "R1.05", "R1.07"],
  ...range("R2", 1, 9),
  ...range("R2", 11, 25),
  ...range("R2", 52, 57),
  "R2.59",
  ...range("R3", 4, 7),
  ...["R3.12", "R3.16", "R3.17"],
  ...["R4.03", "R4.04", "R4.10"],
  ...["R5.11", "R5.12", "R6.07"],
  ...range("R7", 21, 27),
  ...range("R8", 4, 9),
  ...["R8.11", "R8.18"],
  ...range("R9", 1, 8),
];

/** `range("R2", 1, 3)` is R2.01, R2.02, R2.03. */
function range(section: string, first: number, last: number): string[] {
  return Array.from(
    { length: last - first + 1 },
    (_, index) => `${section}.${String(first + index).padStart(2, "0")}`,
  );
}
