import { randomInt } from "node:crypto";
import type { RandomSource } from "@spilhus/game-math";
import { HOUSE_POTS } from "@spilhus/game-math/games";

const pots = new Set(HOUSE_POTS.map(({ orePerWin }) => orePerWin));

/** Random numbers by which each round wins every pot. */
export const luckyRandom: RandomSource = { below: (bound) => (pots.has(bound) ? 0 : randomInt(bound)) };
