import type { Round } from "@spilhus/contracts/play";
import { and, desc, eq, type SQL } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { playSessions } from "../play/index.ts";
import { houseRounds } from "./tables.ts";

/** A round with what its play session says. */
export type HouseRow = typeof houseRounds.$inferSelect &
  Pick<typeof playSessions.$inferSelect, "game" | "mode">;

/** The rounds that meet a condition, in an order; the first of them alone unless told otherwise. */
export async function findRounds(
  db: Queries,
  condition: SQL | undefined,
  order: readonly SQL[],
  most = 1,
): Promise<HouseRow[]> {
  const rows = await db
    .select({ round: houseRounds, game: playSessions.game, mode: playSessions.mode })
    .from(houseRounds)
    .innerJoin(playSessions, eq(playSessions.id, houseRounds.playSessionId))
    .where(condition)
    .orderBy(...order)
    .limit(most);
  return rows.map(({ round, game, mode }) => ({ ...round, game, mode }));
}

/** The player's latest round of whatever game and mode: no other one starts before it has been shown. */
export async function latestRound(db: Queries, playerId: string): Promise<HouseRow | undefined> {
  const [row] = await findRounds(db, eq(houseRounds.playerId, playerId), [desc(houseRounds.shownUntil)]);
  return row;
}

/** The last round of a play session. */
export async function lastOfPlay(db: Queries, playSessionId: string): Promise<HouseRow | undefined> {
  const [row] = await findRounds(db, eq(houseRounds.playSessionId, playSessionId), [
    desc(houseRounds.number),
  ]);
  return row;
}

/** The player's last round of a game and mode, in whichever play session. */
export async function lastOfGame(
  db: Queries,
  { playerId, game, mode }: Pick<typeof playSessions.$inferSelect, "playerId" | "game" | "mode">,
): Promise<HouseRow | undefined> {
  const isOfGame = and(
    eq(houseRounds.playerId, playerId),
    eq(playSessions.game, game),
    eq(playSessions.mode, mode),
  );
  const [row] = await findRounds(db, isOfGame, [desc(houseRounds.startedAt)]);
  return row;
}

/** A round without its events. */
export const summaryOf = ({
  id,
  playSessionId,
  game,
  mode,
  number,
  kind,
  stakeOre,
  winOre,
  startedAt,
  shownUntil,
  mathVersion,
}: HouseRow) => ({
  ...{ id, playId: playSessionId, game, mode, number, kind, stakeOre, winOre, mathVersion },
  startedAt: startedAt.toISOString(),
  shownUntil: shownUntil.toISOString(),
});

/** A round as its player reads it. */
// Kind and events were written together.
export const roundOf = (row: HouseRow): Round => ({ ...summaryOf(row), events: row.events }) as Round;
