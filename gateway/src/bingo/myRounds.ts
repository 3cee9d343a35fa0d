import type { MyRoundReplay, MyRounds } from "@spilhus/contracts/bingo";
import { and, eq, isNull, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { findPlates, shownPlate } from "./plateSet.ts";
import { findRounds, liveRound } from "./shownRounds.ts";
import { bingoPurchases, bingoRounds, bingoTickets, bingoWins } from "./tables.ts";

/** Rounds can be played again for so long. */
const DAYS_KEPT = 90;
const PAGE = 20;

/** Whose rounds, of which brand. */
interface Whose {
  readonly playerId: string;
  readonly brand: string;
}

const isRecent = sql`${bingoRounds.startsAt} > ${databaseNow} - make_interval(days => ${DAYS_KEPT})`;

/** A page of a player's rounds, latest first; plates that were paid back do not count. */
export async function listMyRounds(
  db: Queries,
  { playerId, brand }: Whose,
  before?: string,
): Promise<MyRounds> {
  const won = sql<string>`coalesce(sum((
    select sum(wins.ore) from bingo_wins as wins join bingo_tickets as tickets on tickets.id = wins.ticket_id
    where tickets.purchase_id = ${bingoPurchases.id} and wins.paid_at is not null)), 0)`;
  const plates = sql<number>`sum((
    select count(*) from bingo_tickets where purchase_id = ${bingoPurchases.id}))::int`;
  const found = await db
    .select({ round: bingoRounds, plates, paid: sql<string>`sum(${bingoPurchases.paidOre})`, won })
    .from(bingoPurchases)
    .innerJoin(bingoRounds, eq(bingoRounds.id, bingoPurchases.roundId))
    .where(
      and(
        eq(bingoPurchases.playerId, playerId),
        isNull(bingoPurchases.paidBackAt),
        eq(bingoRounds.brand, brand),
        isRecent,
        before === undefined ? undefined : sql`${bingoRounds.startsAt} < ${before}::timestamptz`,
      ),
    )
    .groupBy(bingoRounds.id)
    .orderBy(sql`${bingoRounds.startsAt} desc`)
    .limit(PAGE + 1);
  const page = found.slice(0, PAGE);
  return {
    rounds: page.map(({ round, ...own }) => ({
      ...{ id: round.id, room: round.room, roomName: round.roomName, state: round.state, plates: own.plates },
      startsAt: round.startsAt.toISOString(),
      paidOre: Number(own.paid),
      wonOre: Number(own.won),
    })),
    next: found.length > PAGE ? (page.at(-1)?.round.startsAt.toISOString() ?? null) : null,
  };
}

/** Everything to play a round again; nothing for a round that the player had no plates in. */
export async function replayOf(
  db: Queries,
  { playerId, brand }: Whose,
  roundId: string,
): Promise<MyRoundReplay | undefined> {
  const tickets = await db
    .select({ no: bingoTickets.plateNo })
    .from(bingoTickets)
    .innerJoin(bingoPurchases, eq(bingoPurchases.id, bingoTickets.purchaseId))
    .where(
      and(
        eq(bingoTickets.roundId, roundId),
        eq(bingoPurchases.playerId, playerId),
        isNull(bingoTickets.paidBackAt),
      ),
    );
  const which = and(eq(bingoRounds.id, roundId), eq(bingoRounds.brand, brand), isRecent);
  const [round] = tickets.length > 0 ? await findRounds(db, which, undefined, 1) : [];
  if (!round) return undefined;
  const wins = await db
    .select({
      pattern: bingoWins.pattern,
      index: bingoWins.index,
      plate: bingoTickets.plateNo,
      ore: bingoWins.ore,
    })
    .from(bingoWins)
    .innerJoin(bingoTickets, eq(bingoTickets.id, bingoWins.ticketId))
    .innerJoin(bingoPurchases, eq(bingoPurchases.id, bingoTickets.purchaseId))
    .where(
      and(
        eq(bingoWins.roundId, roundId),
        eq(bingoPurchases.playerId, playerId),
        sql`${bingoWins.index} <= ${round.row.shown}`,
      ),
    )
    .orderBy(bingoWins.index);
  return {
    roomName: round.row.roomName,
    plate: round.row.plate,
    live: await liveRound(db, round),
    plates: (
      await findPlates(
        db,
        round.row.plate,
        tickets.map(({ no }) => no),
      )
    ).map(shownPlate),
    paidOre: tickets.length * round.row.platePriceOre,
    wins,
  };
}
