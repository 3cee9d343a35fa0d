import { PLATE_KIND } from "../games/index.ts";
import { createHash, randomBytes } from "node:crypto";
import type { Cancellation } from "@spilhus/contracts/bingo";
import {
  BALLS,
  commitmentOf,
  findWinners,
  platesRootOf,
  type RandomSource,
  shuffled,
} from "@spilhus/game-math";
import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseWall } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { postMovement, type Transfer } from "../ledger/index.ts";
import { plateOf } from "./plateSet.ts";
import { prizesOf, shareOut } from "./prizes.ts";
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
const SALT_BYTES = 32;

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash("sha256").update(bytes).digest());

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

/** Makes the escrow hold exactly what is paid out of it: the house fills it up, or takes the rest. */
async function bookDraw(
  tx: Queries,
  brands: Brands,
  round: Round,
  odd: readonly { readonly from: string; readonly oddOre: number }[],
  { soldOre, prizesOre }: { readonly soldOre: number; readonly prizesOre: number },
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
    const kind = PLATE_KIND[round.plate];
    const order = shuffled(
      Array.from({ length: BALLS[kind] }, (_, place) => place + 1),
      random,
    );
    const salt = randomBytes(SALT_BYTES);
    const winners = findWinners(
      kind,
      sold.map(({ plate }) => plateOf(plate)),
      order,
    );
    const odd = await takeOdd(tx, round);
    const prizes = prizesOf(
      round,
      sold.length,
      odd.reduce((sum, one) => sum + one.oddOre, 0),
    );
    const { shares, oddOre } = shareOut(prizes, winners);
    const platesRoot = await platesRootOf(
      sold.map(({ plate }) => plate.no),
      sha256,
    );
    const commitment = await commitmentOf(
      { round: id, platesRoot, order, salt: salt.toString("hex") },
      sha256,
    );
    const lastBall = winners.find(({ pattern }) => pattern === "full-plate")?.ball ?? order.length;
    await tx.insert(bingoDraws).values({ roundId: id, order, salt, lastBall });
    await tx.insert(bingoWins).values(
      shares.map(({ pattern, place, index, ore }) => {
        const ticketId = sold[place]?.ticketId;
        if (ticketId === undefined) throw new RangeError(`There is no plate ${place}.`);
        return { roundId: id, pattern, ticketId, index, ore };
      }),
    );
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
