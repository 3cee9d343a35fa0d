import type { Round } from "@spilhus/contracts/play";
import { and, desc, eq, type SQL } from "drizzle-orm";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { playSessions } from "../play/index.ts";
import { houseRounds } from "./tables.ts";

/** A round with what its play session says. */
export type HouseRow = typeof houseRounds.$inferSelect &
  Pick<typeof playSessions.$inferSelect, "game" | "mode">;

const selectRounds = (db: Queries, condition: SQL | undefined, order: readonly SQL[], most: number) =>
  db
    .select({ round: houseRounds, game: playSessions.game, mode: playSessions.mode })
    .from(houseRounds)
    .innerJoin(playSessions, eq(playSessions.id, houseRounds.playSessionId))
    .where(condition)
    .orderBy(...order)
    .limit(most);

const houseRowOf = ({ round, game, mode }: Awaited<ReturnType<typeof selectRounds>>[number]): HouseRow => ({
  ...round,
  ...{ game, mode },
});

type NewRound = Omit<typeof houseRounds.$inferSelect, "isSeeded">;

/** Writes a decided round. @returns its row */
export const insertRound = preparedQuery((db, row: Places<NewRound>) =>
  db
    .insert(houseRounds)
    .values({
      ...{
        id: row.id,
        playerId: row.playerId,
        playSessionId: row.playSessionId,
        gameRoundId: row.gameRoundId,
      },
      ...{ number: row.number, kind: row.kind, mathVersion: row.mathVersion, stakeOre: row.stakeOre },
      ...{ winOre: row.winOre, potOre: row.potOre, winCashOre: row.winCashOre, winBonusOre: row.winBonusOre },
      ...{
        winMovementId: row.winMovementId,
        stakesSoFarOre: row.stakesSoFarOre,
        winsSoFarOre: row.winsSoFarOre,
      },
      ...{ draws: row.draws, events: row.events, startedAt: row.startedAt, shownUntil: row.shownUntil },
    })
    .returning(),
);

/** The rounds that meet a condition, in an order; the first of them alone unless told otherwise. */
export async function findRounds(
  db: Queries,
  condition: SQL | undefined,
  order: readonly SQL[],
  most = 1,
): Promise<HouseRow[]> {
  const rows = await selectRounds(db, condition, order, most);
  return rows.map(houseRowOf);
}

const selectLatest = preparedQuery((db, { playerId }: Places<{ playerId: string }>) =>
  selectRounds(db, eq(houseRounds.playerId, playerId), [desc(houseRounds.shownUntil)], 1),
);

const selectLast = preparedQuery((db, { playSessionId }: Places<{ playSessionId: string }>) =>
  selectRounds(db, eq(houseRounds.playSessionId, playSessionId), [desc(houseRounds.number)], 1),
);

/** The player's latest round of whatever game and mode: no other one starts before it has been shown. */
export async function latestRound(db: Queries, playerId: string): Promise<HouseRow | undefined> {
  const [row] = await selectLatest(db, { playerId });
  return row && houseRowOf(row);
}

/** The last round of a play session. */
export async function lastOfPlay(db: Queries, playSessionId: string): Promise<HouseRow | undefined> {
  const [row] = await selectLast(db, { playSessionId });
  return row && houseRowOf(row);
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
