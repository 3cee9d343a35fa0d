import { createHash } from "node:crypto";

/** The number of a brand's space in asset addresses `/f/{number}/…`, the same on every installation. */
export function spaceNumber(brand: string): number {
  return 100_000 + (createHash("sha256").update(brand).digest().readUInt32BE(0) % 900_000);
}
