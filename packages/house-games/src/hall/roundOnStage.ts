import type { LiveRound } from "@spilhus/contracts/bingo";

/** How long a round that is over stays on the stage, so that everybody sees who won. */
const STAYS_SECONDS = 20;

/**
 * The round at the front of the hall: the live one, or the one before it while its last number is fresh and the live one has not
 * begun.
 *
 * @param nowSeconds the server's time in unix seconds
 */
export function roundOnStage(
  live: LiveRound | null,
  last: LiveRound | undefined,
  nowSeconds: number,
): LiveRound | null {
  const ended = last?.round.state === "finished" ? last.called.at(-1)?.at : undefined;
  if (last === undefined || ended === undefined) return live;
  const isWaiting = live === null || live.round.state === "planned" || live.round.state === "selling";
  return isWaiting && nowSeconds - Date.parse(ended) / 1_000 < STAYS_SECONDS ? last : live;
}
