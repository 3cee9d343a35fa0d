import { randomUUID } from "node:crypto";
import type { RegisteredBrand } from "@spilhus/contracts";
import { and, eq, isNull, sql } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { isRealityCheckDueInHall } from "../house-rounds/index.ts";
import { readLossRoom } from "../loss-limits/index.ts";
import { readBudget } from "../play-budgets/index.ts";
import { openPlaySession, type PlayRefusal, playSessions, stake } from "../play/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { findPlates, PLATES_OF_SET } from "./plateSet.ts";
import { holdSale, ROOMS_CALLER, stakeOf } from "./payBack.ts";
import { bingoPurchases, bingoRounds, bingoTickets } from "./tables.ts";

type Round = typeof bingoRounds.$inferSelect;

/** Why plates were not bought. */
export type BuyRefusal =
  | { readonly code: "sale-not-open" | "sale-closed" | "unknown-plate" | "reality-check-due" }
  | { readonly code: "plate-taken"; readonly plates: readonly number[] }
  | { readonly code: "too-many-plates"; readonly left: number }
  | { readonly code: PlayRefusal; readonly balanceOre?: number; readonly leftOre?: number };

/** Plates to be bought, by their numbers. */
export interface Buying {
  readonly round: Round;
  readonly plates: readonly number[];
}

/** All plates of the set together are the most that one plate can win, but for what earlier rounds left. */
export const mostWinTimesOf = ({ leastPlates }: Pick<Round, "leastPlates">): number =>
  PLATES_OF_SET + leastPlates;

/** A round of a brand. */
export async function findRoundOf(
  db: Queries,
  brand: RegisteredBrand,
  id: string,
): Promise<Round | undefined> {
  const [round] = await db
    .select()
    .from(bingoRounds)
    .where(and(eq(bingoRounds.id, id), eq(bingoRounds.brand, brand.id)));
  return round;
}

/** How many more plates of a round a player may buy; the caller holds the player's row. */
export async function platesLeft(db: Queries, { id, mostPlates }: Round, playerId: string): Promise<number> {
  const [found] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(bingoTickets)
    .innerJoin(bingoPurchases, eq(bingoPurchases.id, bingoTickets.purchaseId))
    .where(
      and(
        eq(bingoTickets.roundId, id),
        isNull(bingoTickets.paidBackAt),
        eq(bingoPurchases.playerId, playerId),
      ),
    );
  return Math.max(0, mostPlates - (found?.count ?? 0));
}

/** Whether sale is open by the clock of this moment; told before anything is locked, since many come late at once. */
async function saleRefusal(tx: Queries, { id }: Round): Promise<BuyRefusal | undefined> {
  const [found] = await tx
    .select({
      isEarly: sql<boolean>`${bingoRounds.saleOpensAt} > ${databaseWall}`,
      isLate: sql<boolean>`${bingoRounds.startsAt} <= ${databaseWall} or ${bingoRounds.state} not in ('planned', 'selling')`,
    })
    .from(bingoRounds)
    .where(eq(bingoRounds.id, id));
  if (found?.isEarly) return { code: "sale-not-open" };
  return found?.isLate === false ? undefined : { code: "sale-closed" };
}

/** The play session of the site's session in the room's game, which is opened with the first purchase. */
async function playSessionOf(tx: Queries, brands: Brands, session: ActiveSession, game: string) {
  const [open] = await tx
    .select({ playSessionId: playSessions.id })
    .from(playSessions)
    .where(
      and(
        eq(playSessions.playerId, session.player.id),
        eq(playSessions.sessionId, session.id),
        eq(playSessions.game, game),
        eq(playSessions.mode, "real"),
        isNull(playSessions.closedAt),
      ),
    );
  return open ?? openPlaySession(tx, brands, session, { game, mode: "real" });
}

/** Takes the plates for a purchase; those that somebody has are told. */
async function takePlates(tx: Queries, roundId: string, purchaseId: string, numbers: readonly number[]) {
  const taken = await tx
    .insert(bingoTickets)
    // In one order for everybody, so that two purchases never wait for each other.
    .values(numbers.map((plateNo) => ({ roundId, purchaseId, plateNo })))
    .onConflictDoNothing()
    .returning({ plateNo: bingoTickets.plateNo });
  const got = new Set(taken.map(({ plateNo }) => plateNo));
  return numbers.filter((plateNo) => !got.has(plateNo));
}

/**
 * Buys plates in the transaction of a call that holds the player's row. The round is held until it commits, so that a purchase is
 * either in the draw or refused; sale ends by the database's clock of that moment. The price goes to the round's escrow.
 *
 * @returns the purchase's id, or why nothing was bought: the caller rolls everything back then
 */
export async function buyPlates(
  tx: Queries,
  brands: Brands,
  session: ActiveSession,
  { round, plates }: Buying,
): Promise<{ readonly purchaseId: string } | BuyRefusal> {
  const refusal = await saleRefusal(tx, round);
  if (refusal) return refusal;
  const numbers = plates.toSorted((one, other) => one - other);
  const known = await findPlates(tx, round.plate, numbers);
  if (known.length < numbers.length) return { code: "unknown-plate" };
  const playerId = session.player.id;
  const left = await platesLeft(tx, round, playerId);
  if (numbers.length > left) return { code: "too-many-plates", left };
  const brand = brands.get(round.brand);
  if (!brand) throw new Error(`There is no brand ${round.brand}.`);
  if (await isRealityCheckDueInHall(tx, brand, playerId)) return { code: "reality-check-due" };
  const play = await playSessionOf(tx, brands, session, round.room);
  if ("code" in play) return play;
  const boughtAt = await holdSale(tx, round.id);
  if (!boughtAt) return { code: "sale-closed" };
  const amountOre = numbers.length * round.platePriceOre;
  const purchaseId = randomUUID();
  await tx
    .insert(bingoPurchases)
    .values({ id: purchaseId, roundId: round.id, playerId, paidOre: amountOre, boughtAt });
  const gone = await takePlates(tx, round.id, purchaseId, numbers);
  if (gone.length > 0) return { code: "plate-taken", plates: gone };
  const mostWinTimes = mostWinTimesOf(round);
  const outcome = await stake(
    tx,
    { brands },
    {
      ...{ caller: ROOMS_CALLER, txId: stakeOf(purchaseId), round: purchaseId, amountOre },
      playSessionId: play.playSessionId,
      termsOf: () => ({ mostWinTimes, escrow: round.id }),
    },
  );
  if (outcome.isDone) return { purchaseId };
  const { code, balance } = outcome;
  if (code === "over-loss-limit" || code === "over-budget") {
    const read = code === "over-budget" ? readBudget : readLossRoom;
    const room = await read(tx, playerId);
    return { code, leftOre: room?.leftOre ?? 0 };
  }
  return { code, ...(balance && { balanceOre: balance.cashOre + balance.bonusOre }) };
}
