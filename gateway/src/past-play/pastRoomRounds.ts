import { randomUUID } from "node:crypto";
import type { RandomSource } from "@spilhus/game-math";
import { eq } from "drizzle-orm";
import {
  bingoPlates,
  bingoRounds,
  bookDraw,
  type DecidedDraw,
  decideDraw,
  findPlates,
  plannedStarts,
  roundOf,
} from "../bingo/index.ts";
import type { Queries } from "../database/index.ts";
import { faultsOfRoom, rooms, type RoomRow } from "../games/index.ts";
import { guardRandom } from "../house-rounds/index.ts";
import type { PastRoomRound } from "./pastEvent.ts";
import type { PastPlace } from "./pastPlace.ts";
import type { PastPlayer } from "./pastPlayers.ts";
import { ballTime, type PastRound, type PastPurchase, writeDraw, writePurchase } from "./pastPurchases.ts";

const HOURS_AHEAD = 25;
/** Plates were bought between ten minutes and one before the round. */
const BOUGHT_FROM_MS = 600_000;
const BOUGHT_UNTIL_MS = 60_000;

/** Different plates of the set, ascending. */
async function choosePlates(tx: Queries, { plate }: RoomRow, count: number, random: RandomSource) {
  const all = await tx.$count(bingoPlates, eq(bingoPlates.kind, plate));
  if (all < count) throw new Error(`The set of plates ${plate} has ${all}, of which ${count} are wanted.`);
  const numbers = new Set<number>();
  while (numbers.size < count) numbers.add(random.below(all) + 1);
  return findPlates(tx, plate, [...numbers]);
}

/** Who can pay for their plates, with no more of them than the room allows. */
function buyersOf(room: RoomRow, players: ReadonlyMap<string, PastPlayer>, { buyers }: PastRoomRound) {
  return buyers.flatMap(({ player: cpr, plates }) => {
    const player = players.get(cpr);
    const count = Math.min(plates, room.mostPlates);
    return player && player.cashOre >= count * room.platePriceOre ? [{ player, count }] : [];
  });
}

/** Deals plates to their buyers: each gets some of everywhere in the set. */
function deal(
  buyers: ReturnType<typeof buyersOf>,
  plates: Awaited<ReturnType<typeof choosePlates>>,
  { startsAt, platePriceOre }: Pick<PastRound, "startsAt" | "platePriceOre">,
  random: RandomSource,
): PastPurchase[] {
  const left = [...plates];
  return buyers.map(({ player, count }) => ({
    ...{ id: randomUUID(), player, paidOre: count * platePriceOre },
    boughtAt: new Date(startsAt.getTime() - BOUGHT_UNTIL_MS - random.below(BOUGHT_FROM_MS - BOUGHT_UNTIL_MS)),
    tickets: Array.from({ length: count }, () => {
      const [plate] = left.splice(random.below(left.length), 1);
      if (!plate) throw new RangeError("There are fewer plates than buyers.");
      return { ticketId: randomUUID(), plate };
    }),
  }));
}

/** The row of a round that is over. Nothing when the room has had a round at that time. */
async function insertRound(
  tx: Queries,
  round: PastRound,
  { prizes, oddOre, platesRoot, commitment, lastBall }: DecidedDraw,
  purchases: readonly PastPurchase[],
): Promise<boolean> {
  const over = ballTime(round, lastBall);
  const inserted = await tx
    .insert(bingoRounds)
    .values({
      ...{ ...round, state: "finished", players: purchases.length, prizes, platesRoot, commitment, oddOre },
      plates: purchases.reduce((sum, { tickets }) => sum + tickets.length, 0),
      ...{ shown: lastBall, shownAt: over, finishedAt: over, isSeeded: true },
    })
    .onConflictDoNothing()
    .returning({ id: bingoRounds.id });
  return inserted.length > 0;
}

/**
 * Writes a round of a room as it would have been sold, drawn, shown and paid: by the room's row, the rules of draws and the
 * bookings of live rounds.
 *
 * @returns how many rounds were written: none where too few could buy, or the room has had a round then
 */
export async function writePastRoomRound(
  { tx, brand, random: source }: PastPlace,
  players: ReadonlyMap<string, PastPlayer>,
  event: PastRoomRound,
): Promise<number> {
  const random = guardRandom(source);
  const [room] = await tx.select().from(rooms).where(eq(rooms.slug, event.room));
  if (!room || faultsOfRoom(room).length > 0) throw new Error(`No round can be played in "${event.room}".`);
  const [startsAt] = plannedStarts(room, brand.timezone, event.after, HOURS_AHEAD);
  if (!startsAt) throw new Error(`"${event.room}" has no round within a day.`);
  const round: PastRound = { id: randomUUID(), ...roundOf(brand, room, startsAt) };
  const buyers = buyersOf(room, players, event);
  const count = buyers.reduce((sum, one) => sum + one.count, 0);
  if (buyers.length < round.leastPlayers || count < round.leastPlates) return 0;
  const purchases = deal(buyers, await choosePlates(tx, room, count, random), round, random);
  const sold = purchases
    .flatMap(({ tickets }) => tickets)
    .toSorted((one, other) => one.plate.no - other.plate.no);
  const draw = await decideDraw(round, sold, 0, random);
  if (!(await insertRound(tx, round, draw, purchases))) return 0;
  await writeDraw(tx, round, draw);
  for (const purchase of purchases) await writePurchase(tx, round, draw, purchase);
  const prizesOre = draw.prizes.reduce((sum, { ore }) => sum + ore, 0);
  const sums = { soldOre: count * round.platePriceOre, prizesOre, at: startsAt };
  await bookDraw(tx, new Map([[brand.id, brand]]), round, [], sums);
  return 1;
}
