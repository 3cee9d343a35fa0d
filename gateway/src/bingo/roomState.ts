import type { LiveRound, RoomState } from "@spilhus/contracts/bingo";
import { and, desc, inArray, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { asPublic } from "./asPublic.ts";
import { eventsOf, type ToldDraw } from "./roomEvents.ts";
import { findRounds, isUnderWay, liveRound, ofRoom, shownRound } from "./shownRounds.ts";
import { bingoRounds } from "./tables.ts";

/** A round that is over is part of a room's state for so long. */
const LAST_MINUTES = 5;
/** Most rounds on sale that a state names. */
const NEXT = 8;

/** A round with all its events so far. */
export interface ToldRound {
  readonly live: LiveRound;
  readonly events: ReturnType<typeof eventsOf>;
  readonly isRecent: boolean;
}

/** What everybody may know of a room at one moment. */
export interface RoomMoment {
  readonly state: RoomState;
  /** The last round that is over, and the one that is on or next: their events in this order are the stream's. */
  readonly told: readonly ToldRound[];
}

async function toldDraw(db: Queries, roundId: string): Promise<ToldDraw | undefined> {
  const { rows } = await db.execute<{ order: number[]; salt: string }>(
    sql`select "order", salt from bingo_told_draws where round_id = ${roundId}`,
  );
  return rows[0];
}

async function toldRound(db: Queries, found: Awaited<ReturnType<typeof findRounds>>[number], now: Date) {
  const live = await liveRound(db, found);
  const isOver = live.round.state === "finished" || live.round.state === "cancelled";
  const draw = live.round.state === "finished" ? await toldDraw(db, found.row.id) : undefined;
  const endedAt = found.row.finishedAt ?? found.row.startsAt;
  const isRecent = isOver && endedAt.getTime() > now.getTime() - LAST_MINUTES * 60_000;
  return { live, events: eventsOf(live, draw), isRecent };
}

/** Id of an event: the round and its place among the round's events. */
export const eventId = (round: string, index: number): string => `${round}:${index}`;

const lastEventOf = ({ live, events }: ToldRound) => eventId(live.round.id, events.length - 1);

/** Reads what happens in a room, with the rights of everybody. */
export function readRoom(db: NodePgDatabase, brand: string, room: string): Promise<RoomMoment> {
  return asPublic(db, async (tx) => {
    const { rows } = await tx.execute<{ now: string }>(sql`select ${databaseWall} as now`);
    const now = new Date(rows[0]?.now ?? Number.NaN);
    const which = ofRoom(brand, room);
    const [first, ...later] = await findRounds(tx, and(which, isUnderWay), undefined, NEXT + 1);
    const over = and(which, inArray(bingoRounds.state, ["finished", "cancelled"]));
    const [ended] = await findRounds(tx, over, desc(bingoRounds.startsAt), 1);
    const last = ended && (await toldRound(tx, ended, now));
    const live = first && (await toldRound(tx, first, now));
    const told = [last, live].filter((one) => one !== undefined);
    const latest = told.at(-1);
    return {
      told,
      state: {
        serverTime: now.toISOString(),
        room,
        live: live?.live ?? null,
        last: last?.isRecent ? last.live : null,
        next: later.map(shownRound).filter(({ saleOpensAt }) => Date.parse(saleOpensAt) <= now.getTime()),
        lastEventId: latest ? lastEventOf(latest) : null,
      },
    };
  });
}
