import { HOUSE_ROULETTES, HOUSE_SLOTS, PAR_SHEETS } from "@spilhus/game-math/games";
import type { HouseGame } from "./houseGame.ts";
import { houseRoulette } from "./houseRoulette.ts";
import { houseSlot } from "./houseSlot.ts";

/** By slug. A slot without a par sheet is not played: nothing is proved of it. */
const GAMES: ReadonlyMap<string, HouseGame> = new Map(
  [
    ...HOUSE_SLOTS.flatMap((slot) => {
      const sheet = PAR_SHEETS.find(({ id }) => id === slot.id);
      return sheet ? [houseSlot(slot, sheet)] : [];
    }),
    ...HOUSE_ROULETTES.map(houseRoulette),
  ].map((game) => [game.id, game]),
);

/** The house's own game with this slug; nothing for every other one. */
export const houseGame = (slug: string): HouseGame | undefined => GAMES.get(slug);

/** Every game that the house plays. */
export const HOUSE_GAMES: readonly HouseGame[] = [...GAMES.values()];
