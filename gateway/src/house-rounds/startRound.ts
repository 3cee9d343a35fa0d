import { randomUUID } from "node:crypto";
import type { RegisteredBrand } from "@spilhus/contracts";
import type { StartedRound } from "@spilhus/contracts/play";
import { type Pot, recordDraws, type RandomSource, winsPot } from "@spilhus/game-math";
import type { Log } from "@spilhus/lib";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { awardPot, feedPot } from "../jackpots/index.ts";
import { readLossRoom } from "../loss-limits/index.ts";
import { readBudget } from "../play-budgets/index.ts";
import { findRound, type PlayOutcome, settle, stake } from "../play/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { shownBalance } from "../shown-wins/index.ts";
import type { AskedRound, Decided, HouseGame } from "./houseGame.ts";
import { type HouseRow, insertRound, lastOfPlay, latestRound, roundOf } from "./houseRows.ts";
import { playEnd } from "./playEnd.ts";
import { demoBalance, findPlay, type Play, totalsOf } from "./playState.ts";
import { presentationEnd } from "./presentationEnd.ts";
import { guardRandom, RandomnessError } from "./randomness.ts";
import { readRealityClock } from "./realityClock.ts";
import { paceAt } from "./tableAt.ts";
import { wallNow } from "./wallNow.ts";

/** What rounds need beside the database. */
export interface RoundServices {
  readonly brands: Brands;
  readonly log: Log;
  readonly random: RandomSource;
}

/** Our own games, as the wallet for play names who asks it. */
export const HOUSE_CALLER = "house";

/** What was won, by account. */
type Won = Pick<HouseRow, "winCashOre" | "winBonusOre" | "winMovementId" | "gameRoundId">;
const NO_MONEY: Won = { winCashOre: 0, winBonusOre: 0, winMovementId: null, gameRoundId: null };

type DoneOutcome = Extract<PlayOutcome, { readonly isDone: true }>;

/** @throws {HttpError} as the wallet for play refuses a stake */
function requireDone(outcome: PlayOutcome): DoneOutcome {
  if (outcome.isDone) return outcome;
  const { code, balance } = outcome;
  switch (code) {
    case "insufficient-funds":
      throw refusal(code, undefined, { ...balance });
    case "session-ended":
      throw refusal(code, undefined, { reason: code });
    case "restricted":
    case "limit-reached":
    case "stake-not-allowed":
      throw refusal(code);
    default:
      // Its ids are made here, so that no other refusal can come.
      throw new Error(`The wallet has refused a round of the house: ${code}.`);
  }
}

/** No round starts while another one of the player is being shown, of whichever game. */
function requirePace(latest: HouseRow | undefined, now: Date): void {
  if (!latest || latest.shownUntil <= now) return;
  const retryAfterMs = latest.shownUntil.getTime() - now.getTime();
  throw refusal("too-early", undefined, { retryAfterMs, running: latest.id, game: latest.game });
}

async function requireReality(
  tx: Queries,
  brand: RegisteredBrand,
  { mode, playerId }: Play,
  now: Date,
): Promise<void> {
  if (mode === "demo") return;
  const { dueAt } = await readRealityClock(tx, brand, playerId, now);
  if (now >= dueAt) throw refusal("reality-check-due", undefined, { dueAt: dueAt.toISOString() });
}

/** @throws {HttpError} why no round of the play session can start any more */
async function requireLive(
  tx: Queries,
  brand: RegisteredBrand,
  play: Play,
  session: ActiveSession,
): Promise<void> {
  const end = await playEnd(tx, brand, play, session);
  if (!end) return;
  if (end === "game-closed" || end === "limit-reached") throw refusal(end);
  if (end === "restricted" && play.closedAt === null) throw refusal(end);
  throw refusal("session-ended", undefined, { reason: end });
}

/** A decided round, with the draws that decided it. */
interface Drawn extends Decided {
  readonly draws: readonly number[];
  readonly winsPot: boolean;
}

/** Decides a round by draws that are kept. @throws {HttpError} `game-closed` when randomness has failed */
function decide(game: HouseGame, asked: AskedRound, { random, log }: RoundServices): Drawn {
  const recorded = recordDraws(guardRandom(random));
  try {
    const decided = game.decide(asked, recorded);
    const isPotWon = game.pot !== undefined && winsPot(game.pot, asked.stakeOre, recorded);
    return { ...decided, winsPot: isPotWon, draws: recorded.draws };
  } catch (error) {
    if (!(error instanceof RandomnessError)) throw error;
    log("error", "a round cannot be decided: the random source has failed", { game: game.id, error });
    // What was staked is undone with the transaction.
    throw refusal("game-closed");
  }
}

interface Playing {
  readonly play: Play;
  readonly game: HouseGame;
  readonly asked: AskedRound;
  readonly roundId: string;
  readonly startedAt: Date;
  /** Least milliseconds to the next start, by the duties of this moment. */
  readonly paceMs: number;
}

/** Feeds the game's pot with the round's stake and empties it for a round that has won it. @returns øre won from it */
async function playForPot(
  tx: Queries,
  { brands }: RoundServices,
  { play, asked, startedAt, paceMs }: Playing,
  { pot, gameRoundId, drawn }: { readonly pot: Pot; readonly gameRoundId: string; readonly drawn: Drawn },
): Promise<number> {
  const licence = brands.get(play.brand)?.licence.number;
  if (licence === undefined) throw new Error(`There is no brand ${play.brand}.`);
  const place = { brand: play.brand, licence };
  await feedPot(tx, place, pot, { gameRoundId, stakeOre: asked.stakeOre, startedAt });
  if (!drawn.winsPot) return 0;
  const shownUntil = presentationEnd(startedAt, paceMs, drawn.events.length);
  return awardPot(tx, place, pot, { gameRoundId, shownUntil });
}

/** The round with what it has won from a pot, which is shown before the sum. */
function withPot(drawn: Drawn, pot: Pot, potOre: number): Drawn & { readonly potOre: number } {
  if (potOre === 0) return { ...drawn, potOre };
  const won = { kind: "pot", name: pot.name, ore: potOre } as const;
  // Only slots have pots; their list of events ends with the sum of what the reels pay.
  const events = [...drawn.events.slice(0, -1), won, ...drawn.events.slice(-1)] as Decided["events"];
  return { ...drawn, events, winOre: drawn.winOre + potOre, potOre };
}

/** Takes the stake, has the round decided and pays the win, all in the wallet for play. */
async function playForMoney(tx: Queries, services: RoundServices, playing: Playing) {
  const { play, game, asked, roundId } = playing;
  const staked = await stake(tx, services, {
    ...{
      caller: HOUSE_CALLER,
      txId: `${roundId}:stake`,
      round: roundId,
      playSessionId: play.id,
      amountOre: asked.stakeOre,
      isOwn: true,
    },
    coversOpposites: game.coversOpposites(asked),
    termsOf: () => ({ mostWinTimes: game.mostWinTimes, takesStake: true }),
  });
  if (!staked.isDone && (staked.code === "over-loss-limit" || staked.code === "over-budget")) {
    const read = staked.code === "over-budget" ? readBudget : readLossRoom;
    const room = await read(tx, play.playerId);
    throw refusal(staked.code, undefined, { leftOre: room?.leftOre ?? 0 });
  }
  requireDone(staked);
  const booked = await findRound(tx, { caller: HOUSE_CALLER, reference: roundId });
  if (!booked) throw new Error("The wallet has taken a stake and has no round of it.");
  const gameRoundId = booked.id;
  const drawn = decide(game, asked, services);
  const { pot } = game;
  const decided = pot
    ? withPot(drawn, pot, await playForPot(tx, services, playing, { pot, gameRoundId, drawn }))
    : { ...drawn, potOre: 0 };
  const win = {
    ...{ caller: HOUSE_CALLER, txId: `${roundId}:win`, round: roundId, endsRound: true },
    ...{ amountOre: decided.winOre, potOre: decided.potOre, own: booked },
  };
  const { cashOre, bonusOre, movementId } = requireDone(await settle(tx, win));
  const won: Won = {
    ...{ winCashOre: cashOre, winBonusOre: bonusOre, winMovementId: movementId, gameRoundId },
  };
  return { decided, won };
}

/** The same game by the same draws, with the play money of the session. @throws {HttpError} `insufficient-funds` */
function playAsDemo(
  services: RoundServices,
  { game, asked }: Playing,
  last: HouseRow | undefined,
  now: Date,
) {
  const { cashOre, bonusOre } = demoBalance(last, now);
  if (asked.stakeOre > cashOre) throw refusal("insufficient-funds", undefined, { cashOre, bonusOre });
  // A demo feeds no pot and wins none.
  return { decided: { ...decide(game, asked, services), potOre: 0 }, won: NO_MONEY };
}

async function answerOf(tx: Queries, row: HouseRow, { play }: Playing): Promise<StartedRound> {
  // Within the time in which the round is being shown, whatever the clock says when the answer is written.
  const during =
    play.mode === "demo" ? demoBalance(row, row.startedAt) : await shownBalance(tx, play.playerId);
  const { cashOre, bonusOre, version } = during;
  const win =
    play.mode === "demo"
      ? { cash: row.winOre, bonus: 0, steps: 1 }
      : { cash: row.winCashOre, bonus: row.winBonusOre, steps: row.winMovementId === null ? 0 : 1 };
  return {
    round: roundOf(row),
    totals: totalsOf(row, row.startedAt),
    during: { cashOre, bonusOre, version },
    after: { cashOre: cashOre + win.cash, bonusOre: bonusOre + win.bonus, version: version + win.steps },
    serverTime: row.startedAt.toISOString(),
  };
}

/**
 * Plays a round in the caller's transaction, whose first lock is the player's row: everything is checked, decided and booked
 * after it, or nothing is.
 *
 * @throws {HttpError} the refusals of `START_ROUND`
 */
export async function startRound(
  tx: Queries,
  services: RoundServices,
  { brand, session }: { readonly brand: RegisteredBrand; readonly session: ActiveSession },
  playId: string,
  asked: AskedRound,
): Promise<StartedRound> {
  const { play, game } = await findPlay(tx, session, playId);
  await requireLive(tx, brand, play, session);
  // A studio decides the rounds of its games.
  if (game.kind === "studio" || !game.takes(asked)) throw refusal("stake-not-allowed");
  const latest = await latestRound(tx, play.playerId);
  const now = await wallNow(tx);
  requirePace(latest, now);
  await requireReality(tx, brand, play, now);
  // The driver cuts off microseconds: one millisecond later no two rounds are closer than the pace, to the microsecond.
  const startedAt = new Date(now.getTime() + 1);
  const paceMs = paceAt(game, brand, startedAt);
  const shownUntil = new Date(startedAt.getTime() + paceMs);
  const playing: Playing = { play, game, asked, roundId: randomUUID(), startedAt, paceMs };
  const last = latest?.playSessionId === play.id ? latest : await lastOfPlay(tx, play.id);
  const { decided, won } =
    play.mode === "real"
      ? await playForMoney(tx, services, playing)
      : playAsDemo(services, playing, last, now);
  const { winOre, potOre, events, draws } = decided;
  const values = {
    ...{ id: playing.roundId, playerId: play.playerId, playSessionId: play.id, kind: game.kind, ...won },
    ...{
      number: (last?.number ?? 0) + 1,
      mathVersion: game.table.mathVersion,
      ...{ stakeOre: asked.stakeOre, winOre, potOre },
    },
    stakesSoFarOre: (last?.stakesSoFarOre ?? 0) + asked.stakeOre,
    winsSoFarOre: (last?.winsSoFarOre ?? 0) + winOre,
    ...{ draws: [...draws], events, startedAt, shownUntil },
  };
  const [row] = await insertRound(tx, values);
  if (!row) throw new Error("The database returned no row for a round it has just kept.");
  return answerOf(tx, { ...row, game: play.game, mode: play.mode }, playing);
}
