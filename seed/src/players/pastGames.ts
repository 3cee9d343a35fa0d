import { HOUSE_ROULETTES, HOUSE_SLOTS } from "@spilhus/game-math/games";
import type { PastGame } from "./pastPlay.ts";

/** The games that the house decides itself, with what they take. */
export const HOUSE_PAST_GAMES: readonly PastGame[] = [
  ...HOUSE_SLOTS.map(({ id, stakesOre }): PastGame => ({ kind: "slot", slug: id, stakesOre })),
  ...HOUSE_ROULETTES.map(({ id, chipsOre }): PastGame => ({
    kind: "roulette",
    slug: id,
    stakesOre: chipsOre,
  })),
];
