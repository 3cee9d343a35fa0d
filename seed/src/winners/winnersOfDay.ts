import type { GameCategory } from "@spilhus/contracts";
import { derivedUuid, namedRandom } from "../deterministic/index.ts";
import { FIRST_NAMES, INITIALS } from "./playerNames.ts";

/** One win in the winners feed. */
export interface Win {
  readonly id: string;
  readonly brand: string;
  /** Slug of the game. */
  readonly game: string;
  /** First name and initial. */
  readonly player: string;
  readonly amountOre: number;
  readonly wonAt: Date;
}

/** The properties of a game that decide how often and how much it pays in the feed. */
export interface WonGame {
  readonly slug: string;
  readonly category: GameCategory;
  readonly popularity: number;
}

/** Smallest win shown, in øre, and how quickly larger wins become rarer (Pareto shape). */
const PRIZES: Readonly<Record<GameCategory, { readonly from: number; readonly shape: number }>> = {
  slots: { from: 15_000, shape: 1.2 },
  casino: { from: 30_000, shape: 1.4 },
  bingo: { from: 5_000, shape: 1.5 },
  banko: { from: 5_000, shape: 1.5 },
};
const MAX_WIN_ORE = 180_000_000;
const STEP_ORE = 50;
const DAY_MS = 86_400_000;
const WINS_PER_DAY = 260;
/** Share of wins by UTC hour: quiet at night, most in the evening. */
const HOUR_WEIGHTS = [3, 2, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 5, 5, 6, 6, 7, 8, 10, 11, 11, 9, 7, 5] as const;

/** Returns a function that picks an item by weight for a share from 0 to below 1. */
function weighted<Item>(items: readonly Item[], weight: (item: Item) => number): (share: number) => Item {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) sums.push((total += weight(item)));
  return (share) => {
    const index = sums.findIndex((sum) => sum > share * total);
    const item = items[index < 0 ? items.length - 1 : index];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  };
}

const hourOf = weighted(
  HOUR_WEIGHTS.map((weight, hour) => ({ weight, hour })),
  ({ weight }) => weight,
);

/**
 * Invents the wins of one brand's players on one day (UTC); the same arguments give the same wins.
 *
 * @param day first millisecond of the day, unix ms.
 * @param games the games that the brand shows; without any there are no wins.
 */
export function winnersOfDay(brand: string, day: number, games: readonly WonGame[]): Win[] {
  if (games.length === 0) return [];
  const date = new Date(day).toISOString().slice(0, 10);
  const random = namedRandom(`winners/${brand}/${date}`);
  const pickGame = weighted(games, (game) => game.popularity + 100);
  const count = Math.round(WINS_PER_DAY * (0.85 + 0.3 * random()));
  return Array.from({ length: count }, (_, number) => {
    const game = pickGame(random());
    const { from, shape } = PRIZES[game.category];
    const amount = Math.min(MAX_WIN_ORE, from * (1 - random()) ** (-1 / shape));
    const first = FIRST_NAMES[Math.floor(random() * FIRST_NAMES.length)] ?? "Anne";
    const initial = INITIALS[Math.floor(random() * INITIALS.length)] ?? "H";
    const offset = (hourOf(random()).hour + random()) * 3_600_000;
    return {
      id: derivedUuid("winner", brand, date, String(number)),
      brand,
      game: game.slug,
      player: `${first} ${initial}.`,
      amountOre: Math.round(amount / STEP_ORE) * STEP_ORE,
      wonAt: new Date(day + Math.min(DAY_MS - 1, Math.floor(offset))),
    };
  });
}
