import {
  REPLAY_DAYS,
  type Round,
  type Rounds,
  ROUNDS_ON_A_PAGE,
  type PlayMode,
} from "@spilhus/contracts/play";
import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { databaseWall, seconds } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { playSessions } from "../play/index.ts";
import { findRounds, roundOf, summaryOf } from "./houseRows.ts";
import { isUuid } from "./isUuid.ts";
import { houseRounds } from "./tables.ts";

const DAY_SECONDS = 86_400;

const isOwn = (playerId: string) =>
  and(
    eq(houseRounds.playerId, playerId),
    gt(houseRounds.startedAt, sql`(select ${databaseWall}) - ${seconds(REPLAY_DAYS * DAY_SECONDS)}`),
  );

/** Which rounds of a player are asked for. */
export interface RoundsQuery {
  readonly mode?: PlayMode | undefined;
  readonly game?: string | undefined;
  /** Only rounds before this one. */
  readonly before?: string | undefined;
}

/** A page of a player's rounds that have been shown, newest first. */
export async function listRounds(
  db: Queries,
  playerId: string,
  { mode = "real", game, before }: RoundsQuery,
): Promise<Rounds> {
  const isAsked = and(
    isOwn(playerId),
    lte(houseRounds.shownUntil, sql`(select ${databaseWall})`),
    eq(playSessions.mode, mode),
    game === undefined ? undefined : eq(playSessions.game, game),
    before === undefined
      ? undefined
      : sql`${houseRounds.startedAt} < (
          select one.started_at from ${houseRounds} as one
          where one.id = ${before}::uuid and one.player_id = ${playerId}::uuid
        )`,
  );
  const rows = await findRounds(db, isAsked, [desc(houseRounds.startedAt)], ROUNDS_ON_A_PAGE + 1);
  const shown = rows.slice(0, ROUNDS_ON_A_PAGE);
  return {
    rounds: shown.map(summaryOf),
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** A round of the player's own; nothing for those of others, or when its days are over. */
export async function findRoundOf(
  db: Queries,
  playerId: string,
  roundId: string,
): Promise<Round | undefined> {
  if (!isUuid(roundId)) return undefined;
  const [row] = await findRounds(db, and(isOwn(playerId), eq(houseRounds.id, roundId)), [
    desc(houseRounds.startedAt),
  ]);
  return row && roundOf(row);
}
