import { and, eq, inArray, like, notLike } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { ledgerMovements, readBalances } from "../ledger/index.ts";
import { type PersonKeys, players } from "../players/index.ts";

/** A player whose past is written. */
export interface PastPlayer {
  readonly id: string;
  /** Own money as it is after what was booked so far, øre. */
  cashOre: number;
}

/** What the references of past payments begin with. */
export const PAST = "past:";

/**
 * Ids of the players of a licence by CPR number. Those who were imported with another past are left out.
 *
 * @throws {Error} when a player is not there
 */
export async function findPastPlayers(
  db: Queries,
  licence: string,
  cprs: ReadonlySet<string>,
  keys: PersonKeys,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const cpr of cprs) {
    const [player] = await db
      .select({ id: players.id })
      .from(players)
      .where(and(eq(players.licence, licence), eq(players.cprHash, keys.hashCpr(cpr))));
    if (!player) throw new Error(`A player with a past under the licence ${licence} is not there.`);
    const isOther = and(
      eq(ledgerMovements.playerId, player.id),
      like(ledgerMovements.source, "import:%"),
      notLike(ledgerMovements.reference, `${PAST}%`),
    );
    if ((await db.$count(ledgerMovements, isOther)) === 0) ids.set(cpr, player.id);
  }
  return ids;
}

/** Locks players, given by CPR number and id, until the transaction ends, and reads what they have. */
export async function lockPastPlayers(
  tx: Queries,
  own: readonly (readonly [string, string])[],
): Promise<ReadonlyMap<string, PastPlayer>> {
  const ids = own.map(([, id]) => id);
  if (ids.length > 0) {
    await tx
      .select({ id: players.id })
      .from(players)
      .where(inArray(players.id, ids))
      .orderBy(players.id)
      .for("no key update");
  }
  const found = new Map<string, PastPlayer>();
  for (const [cpr, id] of own) found.set(cpr, { id, cashOre: (await readBalances(tx, id)).cashOre });
  return found;
}
