import type { Round, StartedRound } from "@spilhus/contracts/play";
import { reasonOf, type PlayCalls, type RoundStake } from "./playCalls.ts";

/** Waits before a start that got no answer is sent again, with the same key. */
const RETRY_AFTER_MS = [250, 1_000, 2_500] as const;

export type Started =
  | { readonly kind: "started"; readonly answer: StartedRound }
  /** The answer was lost, and the round was found: it had been played. */
  | { readonly kind: "found"; readonly round: Round }
  | { readonly kind: "refused"; readonly code: string; readonly error: unknown }
  | { readonly kind: "no-answer" };

interface Start {
  readonly playId: string;
  readonly stake: RoundStake;
  /** The round that this page has shown last, which no found round is. */
  readonly lastRoundId: string | undefined;
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Looks for a round that was played although its answer was lost. */
async function findRound(calls: PlayCalls, { playId, lastRoundId }: Start): Promise<Started> {
  try {
    const answer = await calls.get(playId);
    const found = answer.isOpen ? (answer.unfinished ?? answer.lastRound) : null;
    const isOurs = found?.playId === playId && found.id !== lastRoundId;
    return isOurs ? { kind: "found", round: found } : { kind: "no-answer" };
  } catch {
    return { kind: "no-answer" };
  }
}

/**
 * Starts a round once: a start that got no answer is sent again with the same idempotency key, so that it is booked once
 * however often it arrives. Never rejects.
 */
export async function startSafely(calls: PlayCalls, start: Start): Promise<Started> {
  const key = crypto.randomUUID();
  for (const pause of [0, ...RETRY_AFTER_MS]) {
    if (pause > 0) await wait(pause);
    try {
      return { kind: "started", answer: await calls.start(start.playId, start.stake, key) };
    } catch (error) {
      const code = reasonOf(error);
      if (code !== undefined) return { kind: "refused", code, error };
    }
  }
  return findRound(calls, start);
}
