import type { Pot } from "@spilhus/game-math";
import { and, eq, sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { postMovement } from "../ledger/index.ts";
import type { PotPlace } from "./beginPot.ts";
import { potAccount } from "./potAccount.ts";
import { potAwards, pots } from "./tables.ts";

/** A round that has won a pot. */
export interface PotWin {
  /** Of the wallet. */
  readonly gameRoundId: string;
  /** When it has been shown to its end: nobody reads of the win before. */
  readonly shownUntil: Date;
}

/**
 * Empties a pot for a round that has won it, in the round's transaction: into the house's account, from which the win is paid
 * with the round's other wins. The pot's row is locked until that transaction ends, so of two rounds that win at the same time
 * the second one finds what the house has put in anew, and what was staked since then.
 *
 * What other rounds are just putting in and have not committed stays in the pot.
 *
 * @returns øre that the round has won
 */
export async function awardPot(
  tx: Queries,
  { brand, licence }: PotPlace,
  pot: Pot,
  { gameRoundId, shownUntil }: PotWin,
): Promise<number> {
  const isPot = and(eq(pots.brand, brand), eq(pots.pot, pot.id));
  // Not `for update`: rows that refer to a pot's must not wait for a win.
  await tx.select({ pot: pots.pot }).from(pots).where(isPot).for("no key update");
  // A statement of its own: it sees what the winner before has committed while this one waited.
  const { rows } = await tx.execute<{ ore: string }>(
    sql`select ore from pots_now(${brand}) where pot = ${pot.id}`,
  );
  const ore = Number(rows[0]?.ore);
  if (!Number.isSafeInteger(ore) || ore <= 0)
    throw new Error(`The pot ${pot.id} of ${brand} holds ${ore} øre.`);
  await tx
    .insert(potAwards)
    .values({ gameRoundId, brand, pot: pot.id, ore, restartOre: pot.restartOre, shownUntil });
  const [house, account] = [{ kind: "house", ref: brand } as const, potAccount({ brand, pot: pot.id })];
  await postMovement(tx, {
    ...{ licence, brand, kind: "pot-won", source: "pot-won", reference: gameRoundId, by: "pot" },
    transfers: [
      { from: account, to: house, amountOre: ore },
      { from: house, to: account, amountOre: pot.restartOre },
    ],
  });
  return ore;
}
