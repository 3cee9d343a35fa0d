import type { Purchase } from "@spilhus/contracts/bingo";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { findPlates, shownPlate } from "./plateSet.ts";
import { findRounds, shownRound } from "./shownRounds.ts";
import { bingoPurchases, bingoRounds } from "./tables.ts";

/** Numbers of the plates of a purchase, also of those that were paid back. */
const plateNumbers = sql<number[]>`array(
  select plate_no from bingo_tickets where purchase_id = ${bingoPurchases.id} order by plate_no)`;
const wonOre = sql<string>`coalesce((
  select sum(wins.ore) from bingo_wins as wins join bingo_tickets as tickets on tickets.id = wins.ticket_id
  where tickets.purchase_id = ${bingoPurchases.id} and wins.paid_at is not null), 0)`;
const isOnSale = sql<boolean>`${bingoRounds.state} in ('planned', 'selling') and ${bingoRounds.startsAt} > ${databaseWall}`;

/** A player's purchases as browsers get them, those of the soonest round first. */
export async function shownPurchases(db: Queries, which: SQL | undefined): Promise<Purchase[]> {
  const found = await db
    .select({ purchase: bingoPurchases, round: bingoRounds, plateNumbers, wonOre, isOnSale })
    .from(bingoPurchases)
    .innerJoin(bingoRounds, eq(bingoRounds.id, bingoPurchases.roundId))
    .where(which)
    .orderBy(asc(bingoRounds.startsAt), asc(bingoPurchases.boughtAt), asc(bingoPurchases.id));
  const ids = [...new Set(found.map(({ round }) => round.id))];
  const rounds = ids.length > 0 ? await findRounds(db, inArray(bingoRounds.id, ids)) : [];
  const shown = new Map(rounds.map((round) => [round.row.id, shownRound(round)]));
  return Promise.all(
    found.map(async ({ purchase, round, ...own }) => {
      const told = shown.get(round.id);
      if (!told) throw new Error("The round of a purchase is not there.");
      return {
        id: purchase.id,
        round: told,
        roomName: round.roomName,
        plates: (await findPlates(db, round.plate, own.plateNumbers)).map(shownPlate),
        paidOre: purchase.paidOre,
        boughtAt: purchase.boughtAt.toISOString(),
        paidBackAt: purchase.paidBackAt?.toISOString() ?? null,
        canReturn: own.isOnSale && purchase.paidBackAt === null,
        wonOre: Number(own.wonOre),
      };
    }),
  );
}

/** A player's plates that are not paid back, of rounds of a brand that are not over. */
export const openOf = (playerId: string, brand: string) =>
  and(
    eq(bingoPurchases.playerId, playerId),
    eq(bingoRounds.brand, brand),
    sql`${bingoPurchases.paidBackAt} is null`,
    inArray(bingoRounds.state, ["planned", "selling", "drawn", "showing"]),
  );
