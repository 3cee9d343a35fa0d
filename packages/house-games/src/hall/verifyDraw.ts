import type { Draw } from "@spilhus/contracts/bingo";
import { commitmentOf, platesRootOf, type Sha256 } from "@spilhus/game-math";

/** What a check of a draw found. */
export type DrawVerdict = "same" | "differs" | "not-yet";

const sha256: Sha256 = async (bytes) =>
  // A copy has a buffer of its own, which Web Crypto asks for.
  new Uint8Array(await crypto.subtle.digest("SHA-256", Uint8Array.from(bytes)));

/**
 * Works a draw's commitment out again, by the very code of the gateway: from the plates that were sold, the order of the numbers
 * and the salt, which are told when the round is over.
 */
export async function verifyDraw({ round, plates, order, salt, commitment }: Draw): Promise<DrawVerdict> {
  if (order === null || salt === null || commitment === null) return "not-yet";
  const platesRoot = await platesRootOf(plates, sha256);
  return (await commitmentOf({ round, platesRoot, order, salt }, sha256)) === commitment ? "same" : "differs";
}
