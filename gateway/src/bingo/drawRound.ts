import type { Cancellation } from "@spilhus/contracts/bingo";
import type { RandomSource } from "@spilhus/game-math";
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseWall } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { postMovement, type Transfer } from "../ledger/index.ts";
import { decideDraw } from "./decideDraw.ts";
import { bingoDraws, bingoPlates, bingoPurchases, bingoRounds, bingoTickets, bingoWins } from "./tables.ts";

/** What drawing needs. */
export interface DrawServices {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly random: RandomSource;
}

type Round = typeof bingoRounds.$inferSelect;

/** A round that is drawn later than this after its time is cancelled instead. */
const LATEST_SECONDS = 120;

/** The sale is over, and no gateway has drawn the round yet. */
const isDue = and(
  inArray(bingoRounds.state, ["planned", "selling"]),
  lte(bingoRounds.startsAt, databaseWall),
);

/** The rounds whose sale is over, the oldest first. */
export async function dueRounds(db: Queries): Promise<readonly string[]> {
  const due = await db
    .select({ id: bingoRounds.id })
    .from(bingoRounds)
    .where(isDue)
    .orderBy(bingoRounds.startsAt);
  return due.map(({ id }) => id);
}

/** Plates sold, in the order of their numbers. */
const soldPlates = (tx: Queries, { id, plate }: Round) =>
  tx
    .select({
      ticketId: bingoTickets.id,
      playerId: bingoPurchases.playerId,
      plate: bingoPlates,
    })
    .from(bingoTickets)
    .innerJoin(bingoPurchases, eq(bingoPurchases.id, bingoTickets.purchaseId))
    .innerJoin(bingoPlates, and(eq(bingoPlates.kind, plate), eq(bingoPlates.no, bingoTickets.plateNo)))
    .where(and(eq(bingoTickets.roundId, id), isNull(bingoTickets.paidBackAt)))
    .orderBy(bingoTickets.plateNo);

function cancellationOf(
  round: Round & { readonly isLate: boolean },
  players: number,
  plates: number,
): Cancellation | undefined {
  if (round.isLate) return "late";
  if (players < round.leastPlayers) return "too-few-players";
  return plates < round.leastPlates ? "too-few-plates" : undefined;
}

/** Takes what earlier rounds of the room could not share out. */
async function takeOdd(tx: Queries, { id, brand, room }: Round) {
  const { id: from, oddOre, oddInto } = bingoRounds;
  return tx
    .update(bingoRounds)
    .set({ oddInto: id })
    .where(and(eq(bingoRounds.brand, brand), eq(bingoRounds.room, room), sql`${oddOre} > 0`, isNull(oddInto)))
    .returning({ from, oddOre });
}

/**
 * Makes the escrow hold exactly what is paid out of it: the house fills it up, or takes the rest.
 *
 * @param odd what earlier rounds could not share out
 * @param sums with `at`: when it happened, of a past round
 */
export async function bookDraw(
  tx: Queries,
  brands: Brands,
  round: Pick<Round, "id" | "brand">,
  odd: readonly { readonly from: string; readonly oddOre: number }[],
  { soldOre, prizesOre, at }: { readonly soldOre: number; readonly prizesOre: number; readonly at?: Date },
): Promise<void> {
  const brand = brands.get(round.brand);
  if (!brand) throw new Error(`The brand ${round.brand} of a round is not registered.`);
  const escrow = { kind: "escrow", ref: round.id } as const;
  const house = { kind: "house", ref: round.brand } as const;
  const oddOre = odd.reduce((sum, one) => sum + one.oddOre, 0);
  const restOre = soldOre + oddOre - prizesOre;
  const transfers: Transfer[] = odd.map(({ from, oddOre: amountOre }) => ({
    from: { kind: "escrow", ref: from },
    to: escrow,
    amountOre,
  }));
  if (restOre > 0) transfers.push({ from: escrow, to: house, amountOre: restOre });
  if (restOre < 0) transfers.push({ from: house, to: escrow, amountOre: -restOre });
  const [first, ...others] = transfers;
  if (!first) return;
  await postMovement(tx, {
    ...{ licence: brand.licence.number, brand: round.brand, kind: "round-drawn" },
    ...{ source: "rooms:draw", reference: round.id, by: "job:rooms" },
    ...(at && { eventAt: at }),
    transfers: [first, ...others],
  });
}

/** Takes the round for this transaction: of several gateways one gets it, and no plate is bought or returned meanwhile. */
async function takeRound(tx: Queries, id: string) {
  const isLate = sql<boolean>`${bingoRounds.startsAt} + make_interval(secs => ${LATEST_SECONDS}) < ${databaseWall}`;
  const [found] = await tx
    .select({ round: bingoRounds, isLate })
    .from(bingoRounds)
    .where(and(eq(bingoRounds.id, id), isDue))
    .for("update");
  return found && { ...found.round, isLate: found.isLate };
}

/**
 * Draws a round whose sale is over, in one transaction: the whole order of its numbers, every win with its number and its øre,
 * and the commitment that is published before the first number is called. A round with too few players or plates, or more than two
 * minutes late, is cancelled instead; its plates are paid back afterwards.
 *
 * @returns nothing when another gateway was faster
 */
export async function drawRound(
  { db, brands, random }: DrawServices,
  id: string,
): Promise<"drawn" | "cancelled" | undefined> {
  return db.transaction(async (tx) => {
    const round = await takeRound(tx, id);
    if (!round) return undefined;
    const which = eq(bingoRounds.id, id);
    const sold = await soldPlates(tx, round);
    const players = new Set(sold.map(({ playerId }) => playerId)).size;
    const because = cancellationOf(round, players, sold.length);
    if (because) {
      await tx.update(bingoRounds).set({ state: "cancelled", cancelledBecause: because }).where(which);
      return "cancelled";
    }
    const odd = await takeOdd(tx, round);
    const fromBefore = odd.reduce((sum, one) => sum + one.oddOre, 0);
    const { order, salt, lastBall, wins, prizes, oddOre, platesRoot, commitment } = await decideDraw(
      round,
      sold,
      fromBefore,
      random,
    );
    await tx.insert(bingoDraws).values({ roundId: id, order, salt, lastBall });
    await tx.insert(bingoWins).values(wins.map((win) => ({ roundId: id, ...win })));
    const prizesOre = prizes.reduce((sum, { ore }) => sum + ore, 0);
    await bookDraw(tx, brands, round, odd, { soldOre: sold.length * round.platePriceOre, prizesOre });
    await tx
      .update(bingoRounds)
      .set({
        ...{ state: "drawn", commitment, platesRoot, players, plates: sold.length, prizes, oddOre },
        shownAt: databaseWall,
      })
      .where(which);
    return "drawn";
  });
}
