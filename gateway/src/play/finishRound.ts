import { and, eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { rollback } from "./rollback.ts";
import { findRound, settle } from "./settle.ts";
import { walletCalls } from "./tables.ts";

/** How a round ended, told by its caller: with all that it won, or without having taken place. */
export type RoundEnd = { readonly state: "ended"; readonly winsOre: number } | { readonly state: "void" };

/** An id that no caller can send: the calls' ids have no slash. */
const ownId = (id: string) => `stuck/${id}`;

type Round = NonNullable<Awaited<ReturnType<typeof findRound>>>;

async function giveStakesBack(tx: Queries, { id, caller, winsOre }: Round): Promise<boolean> {
  if (winsOre > 0) return false;
  const stakes = await tx
    .select({ txId: walletCalls.txId })
    .from(walletCalls)
    .where(and(eq(walletCalls.roundId, id), eq(walletCalls.kind, "stake"), eq(walletCalls.state, "done")));
  for (const { txId: stakeTxId } of stakes) {
    const outcome = await rollback(tx, { caller, txId: ownId(stakeTxId), stakeTxId });
    if (!outcome.isDone) return false;
  }
  return true;
}

async function payTheRest(tx: Queries, round: Round, winsOre: number): Promise<boolean> {
  const { id, caller, reference } = round;
  const amountOre = winsOre - round.winsOre;
  if (amountOre < 0) return false;
  const rest = { caller, txId: ownId(id), round: reference, amountOre, endsRound: true };
  return (await settle(tx, rest)).isDone;
}

/**
 * Brings an open round to the end that its caller has told of: pays what is missing of its wins, or gives its stakes back. A
 * round that was closed meanwhile stays as it is.
 *
 * @param tx the caller's transaction, to be given up when the answer is `contradiction`
 * @returns `contradiction` for an end that does not fit what is booked: less than was paid, a win above the game's declared
 *   maximum, or a round that did not take place and yet has paid
 */
export async function finishRound(
  tx: Queries,
  id: string,
  end: RoundEnd,
): Promise<"finished" | "contradiction"> {
  const found = await findRound(tx, { id });
  if (!found) throw new Error("There is no such round.");
  await lockPlayerRow(tx, found.playerId);
  // After the lock: what the caller has booked meanwhile shows.
  const round = await findRound(tx, { id });
  if (round?.state !== "open") return "finished";
  const isDone =
    end.state === "void" ? await giveStakesBack(tx, round) : await payTheRest(tx, round, end.winsOre);
  return isDone ? "finished" : "contradiction";
}
