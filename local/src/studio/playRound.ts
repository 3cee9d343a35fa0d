import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Fault } from "./faults.ts";
import { draw, MOST_WIN_TIMES, type StoneResult } from "./maths.ts";
import type { RoundBook } from "./RoundBook.ts";
import type { CallFaults, Wallet } from "./Wallet.ts";

/** What a press came to. */
export type PlayedRound =
  | {
      readonly kind: "played";
      readonly roundId: string;
      readonly result: StoneResult;
      readonly winOre: number;
    }
  /** Nothing is shown: the stake was refused, or given back. */
  | { readonly kind: "refused"; readonly code: string };

interface Table {
  readonly wallet: Wallet;
  readonly book: RoundBook;
  /** Tells what went wrong behind the player's back. */
  readonly report: (message: string, details: object) => void;
}

interface Press {
  readonly playSessionId: string;
  readonly roundId: string;
  readonly stakeOre: number;
  readonly faults: ReadonlySet<Fault>;
}

const LATE_MS = 15_000;
const COPIES = 5;

const callFaults = (faults: ReadonlySet<Fault>): CallFaults => ({
  copies: faults.has("duplicates") ? COPIES : 1,
});

/** Pays what a round won, and whatever else a faulty studio does. */
async function pay({ wallet, report }: Table, press: Press, winOre: number): Promise<void> {
  const { roundId, stakeOre, faults } = press;
  if (faults.has("never-ends") || faults.has("forgets-round")) return;
  if (faults.has("late-credit")) await wait(LATE_MS);
  const tried: Record<string, unknown> = {};
  if (faults.has("credits-too-much")) {
    const amountOre = stakeOre * MOST_WIN_TIMES + 1;
    tried["tooMuch"] = await wallet.credit({ roundId, amountOre, txId: `${roundId}:too-much` });
  }
  if (faults.has("credits-unknown")) {
    tried["unknown"] = await wallet.credit({ roundId: `${roundId}:none`, amountOre: stakeOre });
  }
  const paid = await wallet.credit({ roundId, amountOre: winOre }, callFaults(faults));
  if (paid.kind !== "done") tried["credit"] = paid;
  if (faults.has("credits-twice")) {
    tried["twice"] = await wallet.credit({ roundId, amountOre: winOre + stakeOre, txId: `${roundId}:again` });
  }
  if (faults.has("rolls-back-after")) tried["rollback"] = await wallet.rollBack(roundId);
  if (Object.keys(tried).length > 0) report("a round ended in an unusual way", { roundId, ...tried });
}

/**
 * Plays a round: takes the stake, draws, writes the result down, and pays it. The player sees the result at once; the payment is
 * repeated behind it until it is answered.
 */
export async function playRound(table: Table, press: Press): Promise<PlayedRound> {
  const { wallet, book, report } = table;
  const { playSessionId, roundId, stakeOre, faults } = press;
  const staked = await wallet.debit(
    { playSessionId, roundId, amountOre: stakeOre },
    { ...callFaults(faults), isAnswerLost: faults.has("lost-answer") },
  );
  if (staked.kind === "refused") return { kind: "refused", code: staked.code };
  if (staked.kind === "unknown") {
    book.keep(roundId, { state: "void" });
    void wallet.rollBack(roundId).then((outcome) => report("a stake was given back", { roundId, outcome }));
    return { kind: "refused", code: "unknown" };
  }
  const result = draw(randomInt);
  const winOre = (stakeOre * result.pay) / 100;
  book.keep(roundId, faults.has("forgets-round") ? { state: "void" } : { state: "ended", winsOre: winOre });
  const paying = pay(table, press, winOre);
  // A payment that is late on purpose must not keep the player waiting.
  if (!faults.has("late-credit")) await paying;
  return { kind: "played", roundId, result, winOre };
}

/** An id of a round that no other play session uses. */
export const newRoundId = (playSessionId: string): string => `${playSessionId}:${randomUUID()}`;
