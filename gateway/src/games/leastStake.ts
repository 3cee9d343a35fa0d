import type { Queries } from "../database/index.ts";
import { isOfAnyStudio, isRoom } from "./gameSummary.ts";
import { playFacts } from "./houseGames.ts";
import { games } from "./tables.ts";

/**
 * The smallest stake, in øre, that any game takes which can be played; the smallest of the catalogue where none can. 1 without
 * a catalogue.
 */
export async function leastStakeOre(db: Queries): Promise<number> {
  const rows = await db
    .select({
      slug: games.slug,
      minBetOre: games.minBetOre,
      maxBetOre: games.maxBetOre,
      hasRoom: isRoom,
      isOfStudio: isOfAnyStudio,
    })
    .from(games);
  const facts = rows.map(({ hasRoom, isOfStudio, ...row }) =>
    playFacts({ ...row, hasRoom: hasRoom || isOfStudio }),
  );
  const playable = facts.filter(({ isPlayable }) => isPlayable);
  const stakes = (playable.length > 0 ? playable : facts).map(({ minBetOre }) => minBetOre);
  return stakes.length > 0 ? Math.min(...stakes) : 1;
}
