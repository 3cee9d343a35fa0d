import type { RandomSource } from "@spilhus/game-math";
import { namedRandom } from "../deterministic/index.ts";

/** Draws that are the same for the same name: fit for a past that is invented anyway, and for nothing else. */
export function seededDraws(name: string): RandomSource {
  const random = namedRandom(`draws of ${name}`);
  return { below: (bound) => Math.floor(random() * bound) };
}
