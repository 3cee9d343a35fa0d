import { and, eq, sql } from "drizzle-orm";
import { databaseWall } from "../clock/index.ts";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { games } from "../games/index.ts";
import { readBalances } from "../ledger/index.ts";
import { readLossRoom } from "../loss-limits/index.ts";
import { readBudget } from "../play-budgets/index.ts";
import { activeBonus, type BonusWithTerms, countStake, endIfDue } from "../bonuses/index.ts";
import { lockPlayerRow, renewSession, rereadSession } from "../sessions/index.ts";
import { bookPlay, type PlayServices, withBalance } from "./bookPlay.ts";
import { refused, type PlayOutcome, type PlayRefusal } from "./playOutcome.ts";
import { playRefusal } from "./playSessions.ts";
import { gameRounds, playSessions } from "./tables.ts";
import { type CarriedOut, claimCall, keepOutcome, type WalletCall } from "./walletCall.ts";

/** Terms of a game for its caller. */
export interface GameTerms {
  /** All wins of a round are at most so many times its stakes. */
  readonly mostWinTimes: number;
  /** Name of the escrow account that the round's stakes are kept in, and its wins paid from; absent: the house's account. */
  readonly escrow?: string;
  /** At least so long from the start of the player's last round in the play session to this one's; absent: the caller sees to it. */
  readonly minRoundMs?: number;
  /** The caller has found the stake to be one of the game's; absent: it must lie within the catalogue's range. */
  readonly takesStake?: true;
}

/** A stake that a caller asks for. */
export interface StakeRequest {
  readonly caller: string;
  readonly txId: string;
  /** The caller's id of the round. */
  readonly round: string;
  readonly playSessionId: string;
  /** Whole øre, above 0. */
  readonly amountOre: number;
  /** With this stake the round covers opposite outcomes: none of its stakes counts towards a bonus. */
  readonly coversOpposites?: boolean | undefined;
  /** The caller's terms of a brand's game; nothing for a game that is not theirs. */
  readonly termsOf: (place: { readonly brand: string; readonly game: string }) => GameTerms | undefined;
  /** A further rule of the caller's, asked under the lock of the player's row: why it refuses, or nothing. */
  readonly refusalOf?: (
    tx: Queries,
    player: Pick<PlaySession, "playerId" | "brand" | "game">,
  ) => Promise<PlayRefusal | undefined>;
  /** The caller's transaction holds the player's row already, and has made the ids: no other request can have them. */
  readonly isOwn?: true;
}

type PlaySession = typeof playSessions.$inferSelect;

type Round = typeof gameRounds.$inferSelect;
type NewRound = Pick<Round, "playSessionId" | "caller" | "reference" | "mostWinTimes" | "escrow">;

const beginRound = (isPaced: boolean) =>
  preparedQuery((db, row: Places<NewRound>) =>
    db
      .insert(gameRounds)
      .values({
        ...{ playSessionId: row.playSessionId, caller: row.caller, reference: row.reference },
        ...{ mostWinTimes: row.mostWinTimes, escrow: row.escrow },
        // The pace is kept from one moment to the other, not from the start of a transaction that waited.
        ...(isPaced && { openedAt: databaseWall }),
      })
      .onConflictDoNothing()
      .returning(),
  );
const beginUnpacedRound = beginRound(false);
const beginPacedRound = beginRound(true);

const readRound = preparedQuery((db, { caller, reference }: Places<{ caller: string; reference: string }>) =>
  db
    .select()
    .from(gameRounds)
    .where(and(eq(gameRounds.caller, caller), eq(gameRounds.reference, reference))),
);

/** The round of a stake, which begins with the first one. */
async function roundOf(
  tx: Queries,
  play: PlaySession,
  { caller, round: reference }: StakeRequest,
  { mostWinTimes, escrow, minRoundMs }: GameTerms,
) {
  const begin = minRoundMs === undefined ? beginUnpacedRound : beginPacedRound;
  const [begun] = await begin(tx, {
    ...{ playSessionId: play.id, caller, reference, mostWinTimes },
    escrow: escrow ?? null,
  });
  if (begun) return begun;
  const [known] = await readRound(tx, { caller, reference });
  return known;
}

const readLastStart = preparedQuery(
  (db, { playSessionId, seconds }: Places<{ playSessionId: string; seconds: number }>) => {
    const isRecent = sql<
      boolean | null
    >`max(${gameRounds.openedAt}) > ${databaseWall} - make_interval(secs => ${seconds})`;
    return db.select({ isRecent }).from(gameRounds).where(eq(gameRounds.playSessionId, playSessionId));
  },
);

/** Whether a round would begin sooner after the last one of its play session than the game's pace allows. */
async function isTooEarly(
  tx: Queries,
  play: PlaySession,
  { caller, round: reference }: StakeRequest,
  { minRoundMs }: GameTerms,
): Promise<boolean> {
  if (minRoundMs === undefined) return false;
  const [known] = await readRound(tx, { caller, reference });
  if (known) return false;
  const [last] = await readLastStart(tx, { playSessionId: play.id, seconds: minRoundMs / 1_000 });
  return last?.isRecent === true;
}

const readGame = preparedQuery((db, { slug }: Places<{ slug: string }>) =>
  db
    .select({ category: games.category, least: games.minBetOre, most: games.maxBetOre })
    .from(games)
    .where(eq(games.slug, slug)),
);

/** Whether a stake is one of those that the catalogue names for the game. */
async function isInRange(tx: Queries, { game }: PlaySession, amountOre: number): Promise<boolean> {
  const [range] = await readGame(tx, { slug: game });
  return range !== undefined && amountOre >= range.least && amountOre <= range.most;
}

/** Whether the play session can take this stake. */
async function refusalOf(
  tx: Queries,
  { brands }: PlayServices,
  play: PlaySession,
  amountOre: number,
  { takesStake }: GameTerms,
): Promise<PlayOutcome | undefined> {
  const brand = brands.get(play.brand);
  const session =
    brand && play.sessionId !== null && play.closedAt === null
      ? await rereadSession(tx, brand, play.sessionId)
      : undefined;
  if (!session) return refused("session-ended");
  const code = playRefusal(session);
  if (code) return refused(code);
  if (play.mode !== "real" || amountOre <= 0) return refused("stake-not-allowed");
  if (takesStake !== true && !(await isInRange(tx, play, amountOre))) {
    return refused("stake-not-allowed");
  }
  // A stake is an act of the player, so it postpones the session's idle end.
  await renewSession(tx, session);
  return undefined;
}

interface Counting {
  readonly bonusId: string | null;
  readonly roundBonusId: string | null;
  readonly coversOpposites: boolean;
  /** What the stake changes of the counted stakes: below 0 when the round has just become one that does not count. */
  readonly changeOre: number;
}

/** The player's bonus that can be staked; one whose days are over ends here. */
async function bonusInPlay(tx: Queries, playerId: string): Promise<BonusWithTerms | undefined> {
  const active = await activeBonus(tx, playerId);
  return active && (await endIfDue(tx, active.bonus)) ? undefined : active;
}

/** How a stake counts towards the player's bonus: in the games of its terms with all of it, in others not at all. */
async function countingOf(
  tx: Queries,
  play: PlaySession,
  round: Round,
  active: BonusWithTerms | undefined,
  { amountOre, coversOpposites: isNowOpposite }: StakeRequest,
): Promise<Counting> {
  const bonusId = active?.bonus.id ?? null;
  const roundBonusId = round.bonusId ?? bonusId;
  const coversOpposites = round.coversOpposites || isNowOpposite === true;
  const counting = { bonusId, roundBonusId, coversOpposites };
  if (coversOpposites) return { ...counting, changeOre: -round.countedOre };
  if (!active || roundBonusId !== bonusId) return { ...counting, changeOre: 0 };
  const [game] = await readGame(tx, { slug: play.game });
  return { ...counting, changeOre: game && active.terms.games.includes(game.category) ? amountOre : 0 };
}

interface CountedStake {
  readonly id: string;
  readonly amountOre: number;
  readonly bonusOre: number;
  readonly bonusId: string | null;
  readonly countedOre: number;
  readonly coversOpposites: boolean;
}

const addStake = preparedQuery((db, stake: Places<CountedStake>) =>
  db
    .update(gameRounds)
    .set({
      stakesOre: sql`${gameRounds.stakesOre} + ${stake.amountOre}::bigint`,
      bonusStakesOre: sql`${gameRounds.bonusStakesOre} + ${stake.bonusOre}::bigint`,
      bonusId: sql`${stake.bonusId}`,
      countedOre: sql`${stake.countedOre}`,
      coversOpposites: sql`${stake.coversOpposites}`,
    })
    .where(eq(gameRounds.id, stake.id)),
);

/** @param play as it is under the lock of the player's row */
async function carryOut(
  tx: Queries,
  services: PlayServices,
  play: PlaySession,
  request: StakeRequest,
  terms: GameTerms,
): Promise<CarriedOut> {
  const { amountOre, caller, txId } = request;
  const refusal = await refusalOf(tx, services, play, amountOre, terms);
  if (refusal) return { outcome: refusal };
  const code = await request.refusalOf?.(tx, play);
  if (code) return { outcome: refused(code) };
  if (await isTooEarly(tx, play, request, terms)) return { outcome: refused("too-early") };
  const active = await bonusInPlay(tx, play.playerId);
  const { cashOre: cash, bonusOre: bonus } = await readBalances(tx, play.playerId);
  const cashOre = Math.min(cash, amountOre);
  const bonusOre = amountOre - cashOre;
  if (bonusOre > bonus) {
    return { outcome: refused("insufficient-funds", { cashOre: cash, bonusOre: bonus }) };
  }
  const room = await readLossRoom(tx, play.playerId);
  if (room && cashOre > room.leftOre) return { outcome: refused("over-loss-limit") };
  const budget = await readBudget(tx, play.playerId);
  if (budget && cashOre > budget.leftOre) return { outcome: refused("over-budget") };
  const round = await roundOf(tx, play, request, terms);
  if (!round || round.playSessionId !== play.id) return { outcome: refused("stake-not-allowed") };
  if (round.state !== "open") return { outcome: refused("round-closed") };
  const counting = await countingOf(tx, play, round, active, request);
  // Money of one bonus does not go into a round of another, whose wins could not be told apart.
  if (bonusOre > 0 && round.bonusId !== null && round.bonusId !== counting.bonusId) {
    return { outcome: refused("stake-not-allowed") };
  }
  const booking = { kind: "stake", source: `play:${caller}`, reference: txId, cashOre, bonusOre } as const;
  const outcome = await bookPlay(tx, { ...play, escrow: round.escrow }, booking, {
    ...{ cashOre: cash, bonusOre: bonus },
  });
  await addStake(tx, {
    ...{ id: round.id, amountOre, bonusOre, bonusId: counting.roundBonusId },
    countedOre: round.countedOre + counting.changeOre,
    coversOpposites: counting.coversOpposites,
  });
  const isReleased =
    counting.roundBonusId !== null && (await countStake(tx, counting.roundBonusId, counting.changeOre));
  return {
    outcome: isReleased ? await withBalance(tx, play, outcome) : outcome,
    ...{ roundId: round.id, countedOre: Math.max(0, counting.changeOre) },
  };
}

const selectPlay = preparedQuery((db, { id }: Places<{ id: string }>) =>
  db.select().from(playSessions).where(eq(playSessions.id, id)),
);
const readPlay = async (tx: Queries, id: string): Promise<PlaySession | undefined> =>
  (await selectPlay(tx, { id }))[0];

/**
 * Takes a stake in the caller's transaction: cash first, then bonus money. The player's row is locked before anything is
 * looked at, so a restriction that was acknowledged before has the last word. A refused stake stays refused under its id.
 */
export async function stake(
  tx: Queries,
  services: PlayServices,
  request: StakeRequest,
): Promise<PlayOutcome> {
  const { caller, txId, round, playSessionId, amountOre, coversOpposites, termsOf, isOwn } = request;
  const found = await readPlay(tx, playSessionId);
  const terms = found && termsOf(found);
  if (!terms) return refused("unknown-play-session");
  if (isOwn !== true) await lockPlayerRow(tx, found.playerId);
  const call: WalletCall = {
    ...{ caller, txId, kind: "stake", ...(isOwn && { isOwn }) },
    asked: [playSessionId, round, amountOre, ...(coversOpposites === true ? [true] : [])],
  };
  const known = await claimCall(tx, call);
  if (known) return known;
  // After the lock: what closed the session meanwhile shows.
  const play = isOwn === true ? found : await readPlay(tx, playSessionId);
  const carriedOut = play
    ? await carryOut(tx, services, play, request, terms)
    : { outcome: refused("unknown-play-session") };
  return keepOutcome(tx, call, carriedOut);
}
