import { randomInt } from "node:crypto";
import type { RandomSource } from "@spilhus/game-math";

/** The source that production draws from. Node keeps random bytes ready behind it, so nothing is cached here. */
export const secureSource: RandomSource = { below: (bound) => randomInt(bound) };
