import type { Log } from "@spilhus/lib";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { HOUSE_GAMES, isGameClosed, setGameState, type HouseGame } from "../house-rounds/index.ts";
import { chiSquare, MOST_Z } from "./chiSquare.ts";
import { countDraws } from "./countDraws.ts";

/** What the check of draws needs. */
export interface DrawsCheckServices {
  readonly db: NodePgDatabase;
  readonly log: Log;
}

const DECIMALS = 1;

/** What is wrong with a game's draws, in a few words; nothing while they may well be fair. */
async function faultOf(db: NodePgDatabase, game: HouseGame): Promise<string | undefined> {
  for (const { place, counts } of await countDraws(db, game)) {
    const deviation = chiSquare(counts);
    if (!deviation || deviation.z <= MOST_Z) continue;
    const total = counts.reduce((sum, count) => sum + count, 0);
    const statistic = deviation.statistic.toFixed(DECIMALS);
    return `draw ${place}: chi-square ${statistic} of ${counts.length - 1} degrees of freedom in ${total} draws`;
  }
  return undefined;
}

/**
 * Compares the draws of each game's last day with equal chances, and closes a game whose draws a fair source would give less
 * than once in a million samples. A member of staff opens it again.
 */
export async function checkDraws({ db, log }: DrawsCheckServices): Promise<void> {
  for (const game of HOUSE_GAMES) {
    if (await isGameClosed(db, game.id)) continue;
    const fault = await faultOf(db, game);
    if (fault === undefined) continue;
    await setGameState(db, { game: game.id, state: "closed", changedBy: "draws-check", reason: fault });
    log("error", "a game is closed: its draws are not fair", { game: game.id, fault });
  }
}
