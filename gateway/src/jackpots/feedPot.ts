import { contributionOf, type Pot } from "@spilhus/game-math";
import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { beginPot, type PotPlace } from "./beginPot.ts";

/** A round for money that feeds a pot. */
export interface PotRound {
  /** Of the wallet. */
  readonly gameRoundId: string;
  readonly stakeOre: number;
  readonly startedAt: Date;
}

/**
 * Puts a round's part of its stake into the pot, in the round's transaction. It inserts and changes no row that is there, so no
 * round waits for another one's.
 */
export async function feedPot(tx: Queries, place: PotPlace, pot: Pot, round: PotRound): Promise<void> {
  const { brand, licence } = place;
  const ore = contributionOf(pot, round.stakeOre);
  const feed = () =>
    tx.execute(sql`
      select pot_contribute(
        ${licence}, ${brand}, ${pot.id}, ${round.gameRoundId}::uuid, ${ore}::bigint, ${round.startedAt.toISOString()}::timestamptz
      ) from pots where brand = ${brand} and pot = ${pot.id}
    `);
  const { rows } = await feed();
  if (rows.length > 0) return;
  await beginPot(tx, place, pot);
  await feed();
}
