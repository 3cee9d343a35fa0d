import { randomInt } from "node:crypto";
import type { RoomPlateKind } from "@spilhus/contracts/bingo";
import { composePlate, composeStrip, type RandomSource } from "@spilhus/game-math";
import { eq, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { buyPlates } from "../src/bingo/buyPlates.ts";
import type { RoomServices } from "../src/bingo/roomWork.ts";
import { bingoPlates, bingoRounds } from "../src/bingo/tables.ts";
import { importCatalogue, leastPlatesOf, PLATE_KIND, SHARES } from "../src/games/index.ts";
import { type ActiveSession, lockPlayerRow, sessionFinder } from "../src/sessions/index.ts";
import { bookMoney } from "./bookMoney.ts";
import { TEST_BRANDS } from "./testBrands.ts";
import { TEST_CATALOGUE } from "./testCatalogue.ts";
import { addPlayer, signIn } from "./testPlayers.ts";

const BRANDS = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const SECURE: RandomSource = { below: (bound) => randomInt(bound) };

/** The room that tests play in; its slug is also a game's. */
export const ROOM = "solsiden";
/** Plates of each kind that a test has. */
export const PLATES = 120;

export type TestRound = typeof bingoRounds.$inferSelect;

/** A signed-in player with money and deposit limits. */
export interface RoomPlayer {
  readonly id: string;
  readonly session: ActiveSession;
  /** Of the site's cookie. */
  readonly token: string;
}

/** Composes a small set of plates; the real one is larger, not different. @param count of each kind */
export async function addPlates(db: NodePgDatabase, count = PLATES): Promise<void> {
  for (const kind of Object.keys(PLATE_KIND) as RoomPlateKind[]) {
    const own = PLATE_KIND[kind];
    const plates = Array.from({ length: count / 6 }, () =>
      own === "90" ? composeStrip(SECURE) : Array.from({ length: 6 }, () => composePlate(own, SECURE)),
    ).flat();
    await db.insert(bingoPlates).values(
      plates.map(({ rows }, place) => ({
        kind,
        no: place + 1,
        cells: rows.flat().map((cell) => cell ?? 0),
      })),
    );
  }
}

/** Loads games and plates. */
export async function setBingoStage(db: NodePgDatabase): Promise<RoomServices> {
  await importCatalogue(db, TEST_CATALOGUE);
  await addPlates(db);
  const log: RoomServices["log"] = (level, message, details) => {
    if (level === "error")
      throw new Error(`${message} ${JSON.stringify(details)}`, { cause: details?.["error"] });
  };
  return { db, brands: BRANDS, random: SECURE, log };
}

/** A player who may play. */
export async function roomPlayer(db: NodePgDatabase, cashOre = 100_000): Promise<RoomPlayer> {
  const limits = { dayOre: 1_000_000, weekOre: 1_000_000, monthOre: 1_000_000 };
  const { id } = await addPlayer(db, { depositLimits: limits, lossLimits: limits });
  if (cashOre > 0) await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: cashOre }]);
  const token = await signIn(db, id);
  const session = await sessionFinder(db, BRANDS)("fjord", token);
  if (!session) throw new Error("The session of a test has ended.");
  return { id, session, token };
}

let planned = 0;

/**
 * A round that starts in some seconds of the database's clock.
 *
 * @param terms instead of 1 kr. a plate, 5 kr. guaranteed, two players, 80 % back and 3 s between numbers
 */
export async function addRound(
  db: NodePgDatabase,
  startsInSeconds: number,
  terms: Partial<typeof bingoRounds.$inferInsert> = {},
): Promise<TestRound> {
  const price = { platePriceOre: 100, guaranteedPrizeOre: 500 };
  const plate = terms.plate ?? "3x9-90";
  const startsAt = sql<Date>`date_trunc('milliseconds', clock.wall()) + make_interval(secs => ${startsInSeconds})`;
  const [round] = await db
    .insert(bingoRounds)
    .values({
      ...{ brand: "fjord", room: ROOM, roomName: "Solsiden", plate, shares: SHARES[plate], ...price },
      ...{ mostPlates: 12, leastPlayers: 2, returnPercent: 80, intervalMs: 3_000, state: "selling" },
      leastPlates: leastPlatesOf(price),
      saleOpensAt: sql`clock.wall() + make_interval(secs => ${startsInSeconds - 1_800})`,
      ...terms,
      // A microsecond of its own, so that rounds of a test that start in the same millisecond stay apart.
      startsAt: sql`${startsAt} + make_interval(secs => ${((planned += 1) % 1_000) / 1e6})`,
    })
    .returning();
  if (!round) throw new Error("The round was not written.");
  return round;
}

/** A round as it is now. */
export async function readRound(db: NodePgDatabase, { id }: Pick<TestRound, "id">): Promise<TestRound> {
  const [round] = await db.select().from(bingoRounds).where(eq(bingoRounds.id, id));
  if (!round) throw new Error("The round is gone.");
  return round;
}

/** Buys plates by their numbers as the call does; a refusal rolls everything back. */
export async function buy(
  db: NodePgDatabase,
  { id, session }: RoomPlayer,
  round: TestRound,
  plates: readonly number[],
): Promise<string> {
  let word = "bought";
  await db
    .transaction(async (tx) => {
      await lockPlayerRow(tx, id);
      const bought = await buyPlates(tx, BRANDS, session, { round, plates });
      if (!("code" in bought)) return;
      word = bought.code;
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (word === "bought") throw error;
    });
  return word;
}

/** The purchase of these plates. */
export async function purchaseOf(db: NodePgDatabase, { id }: TestRound, player: RoomPlayer): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from bingo_purchases where round_id = ${id} and player_id = ${player.id} order by bought_at desc limit 1`,
  );
  const [row] = rows;
  if (!row) throw new Error("The player has bought nothing.");
  return row.id;
}
