import { formatFinding, type Finding } from "../findings/finding.ts";

/** A brand that cannot be served. The message is one line: the first error and how many more there are. */
export class BrandConfigError extends Error {
  readonly findings: readonly Finding[];

  constructor(findings: readonly Finding[]) {
    const [first, ...others] = findings;
    const line = first ? formatFinding(first) : "The brands cannot be read.";
    super(others.length === 0 ? line : `${line} (${others.length} more)`);
    this.name = "BrandConfigError";
    this.findings = findings;
  }
}
