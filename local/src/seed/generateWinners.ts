import type { GameCategory } from "@spilhus/contracts";
import type { ImportedWinner } from "@spilhus/gateway";
import { FIRST_NAMES, INITIALS } from "./playerNames.ts";
import { namedRandom } from "./random.ts";
import { derivedUuid } from "./storyUuid.ts";

/** What the feed needs of a game. */
export interface WonGame {
  readonly slug: string;
  readonly category: GameCategory;
  readonly popularity: number;
}

/** Smallest win shown, in øre, and how fast larger ones thin out (Pareto shape). */
const PRIZES: Readonly<Record<GameCategory, { readonly from: number; readonly shape: number }>> = {
  slots: { from: 15_000, shape: 1.2 },
  casino: { from: 30_000, shape: 1.4 },
  bingo: { from: 5_000, shape: 1.5 },
  banko: { from: 5_000, shape: 1.5 },
};
const MOST_ORE = 180_000_000;
const STEP_ORE = 50;
const DAY_MS = 86_400_000;
const WINS_A_DAY = 260;
/** Share of wins by UTC hour: quiet at night, most in the evening. */
const HOURS = [3, 2, 1, 1, 1, 1, 2, 3, 4, 4, 5, 5, 5, 5, 6, 6, 7, 8, 10, 11, 11, 9, 7, 5] as const;

/** Picks by weight: the place of the first sum above the share. */
function weighted<Item>(items: readonly Item[], weight: (item: Item) => number): (share: number) => Item {
  const sums: number[] = [];
  let total = 0;
  for (const item of items) sums.push((total += weight(item)));
  return (share) => {
    const at = sums.findIndex((sum) => sum > share * total);
    const item = items[at < 0 ? items.length - 1 : at];
    if (item === undefined) throw new Error("Nothing to pick from.");
    return item;
  };
}

const hourOf = weighted(
  HOURS.map((weight, hour) => ({ weight, hour })),
  ({ weight }) => weight,
);

/**
 * The wins of one brand's players on one day (UTC), the same at every call: how a feed looks, not what anyone plays.
 *
 * @param day its first millisecond.
 * @param games those the brand shows; with none there are no wins.
 */
export function winnersOfDay(brand: string, day: number, games: readonly WonGame[]): ImportedWinner[] {
  if (games.length === 0) return [];
  const date = new Date(day).toISOString().slice(0, 10);
  const random = namedRandom(`winners/${brand}/${date}`);
  const pickGame = weighted(games, (game) => game.popularity + 100);
  const count = Math.round(WINS_A_DAY * (0.85 + 0.3 * random()));
  return Array.from({ length: count }, (_, number) => {
    const game = pickGame(random());
    const { from, shape } = PRIZES[game.category];
    const amount = Math.min(MOST_ORE, from * (1 - random()) ** (-1 / shape));
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
