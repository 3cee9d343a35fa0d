import { setTimeout as wait } from "node:timers/promises";
import type { UpstreamAnswer } from "../upstream/index.ts";

/** How an app marks a stale page that it has begun to render again. */
const FRAMEWORK_CACHE_HEADER = "x-nextjs-cache";
const PAST_ITS_TIME = "STALE";
/** Waits between requests: a render takes some 50 ms, and several times that on a busy machine. */
const PATIENCE_MS = [50, 100, 200, 400, 800];

export interface RenewedPage {
  readonly answer: UpstreamAnswer;
  /** False when the app did not render the page again in time: the answer is the stale one. */
  readonly isRenewed: boolean;
}

const isPastItsTime = ({ headers }: UpstreamAnswer) => headers[FRAMEWORK_CACHE_HEADER] === PAST_ITS_TIME;

/**
 * Requests the current page from an app. The first request after a page's time is up gets the stale page, and only the next
 * one the new render: the edge repeats the request, so that no visitor is shown the stale page.
 *
 * @param ask requests a page once
 * @throws {EdgeError} what the first request throws; when a later one fails, the stale page is the answer
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
