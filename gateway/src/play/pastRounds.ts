import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { holdAtLossLimit } from "../loss-limits/index.ts";
import { bookPlay } from "./bookPlay.ts";
import type { PlayOutcome } from "./playOutcome.ts";
import { gameRounds, playSessions, walletCalls } from "./tables.ts";

/** A request to the wallet that a past round would have made. */
interface PastCall {
  /** Unique for ever among the caller's. */
  readonly txId: string;
  readonly at: Date;
  /** Whole øre. */
  readonly amountOre: number;
}

/** A round that took place before, staked with cash. */
export interface PastRound {
  readonly caller: string;
  /** The caller's id of the round. */
  readonly reference: string;
  readonly mostWinTimes: number;
  /** As in the terms of a stake. */
  readonly escrow?: string;
  readonly stake: PastCall;
  /** In the order of time. The last one ended the round, 0 øre where it won nothing more. */
  readonly wins: readonly [PastCall, ...PastCall[]];
}

type PlaySession = typeof playSessions.$inferSelect;
type DoneOutcome = Extract<PlayOutcome, { readonly isDone: true }>;

/** A past round whose money is booked, with the rows that {@link keepPastRounds} writes. */
export interface BookedPast {
  /** In the wallet. */
  readonly roundId: string;
  /** How each win was booked. */
  readonly wins: readonly DoneOutcome[];
  readonly row: typeof gameRounds.$inferInsert;
  readonly calls: readonly (typeof walletCalls.$inferInsert)[];
}

const NOTHING_ASKED = Buffer.alloc(0);
/** Rows of one statement. */
const CHUNK = 500;

/** Opens the play session of a visit that took place before. No record for the authority is due for it. */
export async function openPastPlay(
  tx: Queries,
  place: Pick<PlaySession, "playerId" | "brand" | "game">,
  openedAt: Date,
  closedAt: Date,
): Promise<PlaySession> {
  const [play] = await tx
    .insert(playSessions)
    .values({ ...place, mode: "real", closedBecause: "imported", openedAt, closedAt })
    .returning();
  if (!play) throw new Error("The database returned no row for a play session it has just kept.");
  return play;
}

/** Notes when a visit ended, which its rounds decide. */
export async function endPastPlay(tx: Queries, { id }: PlaySession, closedAt: Date): Promise<void> {
  await tx.update(playSessions).set({ closedAt }).where(eq(playSessions.id, id));
}

/** @throws {Error} for an outcome that a booking never has */
function requireDone(outcome: PlayOutcome): DoneOutcome {
  if (!outcome.isDone) throw new Error(`A past round could not be booked: ${outcome.code}.`);
  return outcome;
}

/**
 * Books the money of a past round at its own times, in a transaction that holds the player's row and calls
 * {@link keepPastRounds} afterwards. Neither session nor limits are asked: they are those of today.
 *
 * @throws {LedgerError} `not-enough-money`
 */
export async function bookPastRound(tx: Queries, play: PlaySession, round: PastRound): Promise<BookedPast> {
  const { caller, reference, mostWinTimes, escrow = null, stake, wins } = round;
  const roundId = randomUUID();
  const place = { ...play, escrow };
  const book = async (kind: "stake" | "win", { txId, at, amountOre }: PastCall) =>
    requireDone(
      await bookPlay(tx, place, {
        ...{ kind, source: `play:${caller}`, reference: txId, cashOre: amountOre, bonusOre: 0, eventAt: at },
      }),
    );
  const callOf = (kind: "stake" | "settle", { txId, at }: PastCall, outcome: DoneOutcome) => ({
    ...{ caller, txId, kind, state: "done" as const, requestHash: NOTHING_ASKED, roundId, outcome, at },
    ...{ cashOre: outcome.cashOre, movementId: outcome.movementId },
  });
  const calls = [callOf("stake", stake, await book("stake", stake))];
  const outcomes: DoneOutcome[] = [];
  for (const win of wins) {
    const outcome = await book("win", win);
    outcomes.push(outcome);
    calls.push(callOf("settle", win, outcome));
  }
  const row = {
    ...{ id: roundId, playSessionId: play.id, caller, reference, mostWinTimes, escrow },
    ...{ stakesOre: stake.amountOre, winsOre: wins.reduce((sum, { amountOre }) => sum + amountOre, 0) },
    ...{ state: "settled" as const, openedAt: stake.at, closedAt: wins.at(-1)?.at ?? stake.at },
  };
  return { roundId, wins: outcomes, row, calls };
}

async function inChunks<Row>(rows: readonly Row[], write: (some: Row[]) => Promise<unknown>) {
  for (let start = 0; start < rows.length; start += CHUNK) await write(rows.slice(start, start + CHUNK));
}

/** Writes the rows of a player's past rounds; a limit of loss that they reach holds from now on. */
export async function keepPastRounds(
  tx: Queries,
  play: PlaySession,
  booked: readonly BookedPast[],
): Promise<void> {
  await inChunks(booked, (some) => tx.insert(gameRounds).values(some.map(({ row }) => row)));
  const calls = booked.flatMap((one) => one.calls);
  await inChunks(calls, (some) => tx.insert(walletCalls).values(some));
  await holdAtLossLimit(tx, play);
}
