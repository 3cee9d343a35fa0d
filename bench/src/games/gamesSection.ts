import { HOUSE_SLOTS, PAR_SHEETS } from "@spilhus/game-math/games";
import type { Section } from "../report/section.ts";
import { plateFigures } from "./plateFigures.ts";
import { rouletteFigures } from "./rouletteFigures.ts";
import { secureSource } from "./secureSource.ts";
import { slotFigures } from "./slotFigures.ts";

const ROUNDS = 10_000_000;
/** A round of bingo draws up to 90 numbers, so fewer of them take as long. */
const BINGO_ROUNDS = 1_000_000;

/** The proofs of the house's games. They need no database and no other part of the product. */
export async function gamesSection(): Promise<Section> {
  const figures = [
    ...HOUSE_SLOTS.flatMap((game) =>
      slotFigures(
        game,
        PAR_SHEETS.find(({ id }) => id === game.id),
        ROUNDS,
        secureSource,
      ),
    ),
    ...rouletteFigures(ROUNDS, secureSource),
    ...plateFigures(BINGO_ROUNDS, secureSource),
  ];
  const notes = [
    "σ is the standard deviation of the mean, from the proven deviation of one round. The three figures of a slot's rounds are of the same rounds.",
  ];
  return { id: "games", title: "Games", figures, notes };
}
