import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { importCatalogue } from "../src/games/index.ts";
import { openPlaySession, rollback, settle, stake, type PlayOutcome } from "../src/play/index.ts";
import { type ActiveSession, sessionFinder } from "../src/sessions/index.ts";
import { bookMoney } from "./bookMoney.ts";
import { testBonus } from "./testBonus.ts";
import { TEST_BRANDS } from "./testBrands.ts";
import { TEST_CATALOGUE } from "./testCatalogue.ts";
import { addPlayer, signIn } from "./testPlayers.ts";

/** The game that tests play: stakes from 1 to 100 kr. */
export const GAME = "isfuglens-skat";
const MOST_BET_ORE = 10_000;
/** The studio that tests play with, and the most that a round pays. */
export const CALLER = "polar";
export const MOST_WIN_TIMES = 50;

const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
export const PLAY = { brands };

let made = 0;
/** An id that no other request of the tests has. */
export const newId = (kind: string) => `${kind}-${(made += 1)}`;

/** Loads the games that tests play. */
export const addGames = (db: NodePgDatabase) => importCatalogue(db, TEST_CATALOGUE);

/** A player at a game, with money. */
export interface PlayingPlayer {
  readonly playerId: string;
  readonly session: ActiveSession;
  readonly playSessionId: string;
}

/** Adds a player with money and limits, signed in on `fjord` and in a game. */
export async function playingPlayer(
  db: NodePgDatabase,
  { cashOre = 0, bonusOre = 0 }: { readonly cashOre?: number; readonly bonusOre?: number } = {},
): Promise<PlayingPlayer> {
  const limits = { dayOre: 1_000_000, weekOre: 1_000_000, monthOre: 1_000_000 };
  const { id: playerId } = await addPlayer(db, { depositLimits: limits, lossLimits: limits });
  if (cashOre > 0)
    await bookMoney(db, playerId, "deposit", [{ from: "card", to: "cash", amountOre: cashOre }]);
  if (bonusOre > 0) await testBonus(db, playerId, bonusOre);
  return sitDown(db, playerId);
}

/** Signs a player in on `fjord`, who has set limits, and opens a game. */
export async function sitDown(
  db: NodePgDatabase,
  playerId: string,
  mode: "real" | "demo" = "real",
): Promise<PlayingPlayer> {
  const token = await signIn(db, playerId);
  const session = await sessionFinder(db, brands)("fjord", token);
  if (!session) throw new Error("The session of a test has ended.");
  const opened = await db.transaction((tx) => openPlaySession(tx, brands, session, { game: GAME, mode }));
  if ("code" in opened) throw new Error(`The play session was refused: ${opened.code}.`);
  return { playerId, session, playSessionId: opened.playSessionId };
}

/** Stakes in a transaction of its own, in a round of its own unless one is named. */
export function stakeOf(
  db: NodePgDatabase,
  { playSessionId }: Pick<PlayingPlayer, "playSessionId">,
  amountOre: number,
  {
    txId = newId("stake"),
    round = newId("round"),
    coversOpposites,
  }: { readonly txId?: string; readonly round?: string; readonly coversOpposites?: boolean } = {},
): Promise<PlayOutcome> {
  const termsOf = () => ({ mostWinTimes: MOST_WIN_TIMES });
  return db.transaction((tx) =>
    stake(tx, PLAY, { caller: CALLER, txId, round, playSessionId, amountOre, termsOf, coversOpposites }),
  );
}

/** Settles a round, the last time unless told otherwise. */
export const settleOf = (
  db: NodePgDatabase,
  round: string,
  amountOre: number,
  { txId = newId("win"), endsRound = true }: { readonly txId?: string; readonly endsRound?: boolean } = {},
): Promise<PlayOutcome> =>
  db.transaction((tx) => settle(tx, { caller: CALLER, txId, round, amountOre, endsRound }));

/** Rolls a stake back. */
export const rollbackOf = (
  db: NodePgDatabase,
  stakeTxId: string,
  txId = newId("rollback"),
): Promise<PlayOutcome> => db.transaction((tx) => rollback(tx, { caller: CALLER, txId, stakeTxId }));

/**
 * Has a player stake this amount in all, in rounds that pay each stake back.
 *
 * @returns the outcome of the first stake that was refused, or of the last one
 */
export async function wager(
  db: NodePgDatabase,
  player: PlayingPlayer,
  amountOre: number,
): Promise<PlayOutcome | undefined> {
  let outcome: PlayOutcome | undefined;
  for (let left = amountOre; left > 0; left -= MOST_BET_ORE) {
    const round = newId("round");
    const part = Math.min(left, MOST_BET_ORE);
    outcome = await stakeOf(db, player, part, { round });
    if (!outcome.isDone) return outcome;
    await settleOf(db, round, part);
  }
  return outcome;
}

/** What became of a request, in one word. */
export const wordOf = (outcome: PlayOutcome): string => (outcome.isDone ? "done" : outcome.code);
