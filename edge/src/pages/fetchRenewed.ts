import { setTimeout as wait } from "node:timers/promises";
import type { UpstreamAnswer } from "../upstream/index.ts";

/** What an app says of a page that is past its time, and that it has begun to make anew. */
const FRAMEWORK_CACHE_HEADER = "x-nextjs-cache";
const PAST_ITS_TIME = "STALE";
/** Waits before the page is asked for again: it takes some 50 ms to make, and on a busy machine several times that. */
const PATIENCE_MS = [50, 100, 200, 400, 800];

export interface RenewedPage {
  readonly answer: UpstreamAnswer;
  /** False when the app could not make the page anew in time: the answer is the one before. */
  readonly isRenewed: boolean;
}

const isPastItsTime = ({ headers }: UpstreamAnswer) => headers[FRAMEWORK_CACHE_HEADER] === PAST_ITS_TIME;

/**
 * Asks an app for a page as it is now. An app gives the first who asks after a quiet night the page of the evening before,
 * and only the next one what it makes of it: here the door waits for that, and no visitor is the first.
 *
 * @param ask asks the app once
 * @throws {EdgeError} what the first question throws; when a later one fails, the page before is the answer
 */
export async function fetchRenewed(
  ask: () => Promise<UpstreamAnswer>,
  pause: (ms: number) => Promise<unknown> = wait,
): Promise<RenewedPage> {
  let answer = await ask();
  for (const ms of PATIENCE_MS) {
    if (!isPastItsTime(answer)) break;
    await pause(ms);
    try {
      answer = await ask();
    } catch {
      break;
    }
  }
  return { answer, isRenewed: !isPastItsTime(answer) };
}
