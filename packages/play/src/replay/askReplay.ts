import { ApiError, getMyRound, getReplay, type Transport } from "@spilhus/api-client";
import type { MyRoundReplay } from "@spilhus/contracts/bingo";
import type { Replay } from "@spilhus/contracts/play";

/** A round of one of our own games, or of a hall. */
export type FoundRound =
  | { readonly kind: "house"; readonly replay: Replay }
  | { readonly kind: "hall"; readonly replay: MyRoundReplay };

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * Finds a round of the player's own by its id alone.
 *
 * @returns nothing for a round that is not theirs, is still being shown, or is older than 90 days
 * @throws {ApiError} when the gateway does not answer
 */
export async function askReplay(
  transport: Transport,
  roundId: string,
  signal: AbortSignal,
): Promise<FoundRound | undefined> {
  try {
    return { kind: "house", replay: await getReplay(transport, { places: { roundId }, signal }) };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return { kind: "hall", replay: await getMyRound(transport, { places: { roundId }, signal }) };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
