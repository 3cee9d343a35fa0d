import type { RegisteredBrand } from "@spilhus/contracts";
import type { Replay } from "@spilhus/contracts/play";
import { eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { games } from "../games/index.ts";
import { houseGame } from "./houseGames.ts";
import { findRoundOf } from "./readRounds.ts";
import { houseTableAt } from "./tableAt.ts";
import { wallNow } from "./wallNow.ts";

/** A round of the player's own to be shown again; nothing while it is being shown, and when its days are over. */
export async function replayOf(
  db: Queries,
  brand: RegisteredBrand,
  playerId: string,
  roundId: string,
): Promise<Replay | undefined> {
  const round = await findRoundOf(db, playerId, roundId);
  if (!round || Date.parse(round.shownUntil) > (await wallNow(db)).getTime()) return undefined;
  const [game] = await db.select({ name: games.name }).from(games).where(eq(games.slug, round.game));
  const house = houseGame(round.game);
  const table = house && houseTableAt(house, brand, new Date(round.startedAt));
  return {
    round,
    gameName: game?.name ?? round.game,
    table: table && table.mathVersion === round.mathVersion ? table : null,
  };
}
