import { randomInt } from "node:crypto";
import type { RandomSource } from "@spilhus/game-math";

/** The one source of production: random numbers of the operating system, without the bias of a remainder. */
export const SECURE_RANDOM: RandomSource = Object.freeze({ below: (bound: number) => randomInt(bound) });

/** Randomness has failed: it threw, or gave what is no draw. No round can be decided. */
export class RandomnessError extends Error {
  override readonly name = "RandomnessError";
}

/** A source that answers with draws alone. @throws {RandomnessError} from `below` */
export const guardRandom = (random: RandomSource): RandomSource => ({
  below(bound) {
    let drawn: number;
    try {
      drawn = random.below(bound);
    } catch (error) {
      throw new RandomnessError("The random source has failed.", { cause: error });
    }
    if (!Number.isInteger(drawn) || drawn < 0 || drawn >= bound) {
      throw new RandomnessError(`The random source has given ${drawn} instead of a number below ${bound}.`);
    }
    return drawn;
  },
});

/**
 * Refuses to start production with any other source: whoever chooses the draws chooses who wins.
 *
 * @throws {Error}
 */
export function requireSecureRandom(mode: "production" | "development", random: RandomSource): void {
  if (mode === "production" && random !== SECURE_RANDOM) {
    throw new Error(
      "Another random source than the operating system's decides the games. Production needs that one.",
    );
  }
}
