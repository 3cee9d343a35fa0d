import type { Experiment, ExperimentVersion } from "@spilhus/contracts";

/**
 * Picks a version by weight.
 *
 * @param fraction a number in [0, 1), random or {@link visitorFraction}
 * @returns a version of weight above 0
 */
export function bucket({ versions }: Pick<Experiment, "versions">, fraction: number): ExperimentVersion {
  const total = versions.reduce((sum, { weight }) => sum + weight, 0);
  let left = fraction * total;
  for (const { version, weight } of versions) {
    left -= weight;
    if (left < 0) return version;
  }
  throw new RangeError(
    `bucket needs a fraction in [0, 1) and a weight above 0, got ${fraction} of ${total}.`,
  );
}
