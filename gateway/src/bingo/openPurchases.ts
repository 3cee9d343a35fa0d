import { sql } from "drizzle-orm";
import type { Queries } from "../database/index.ts";

/** Holds that leave plates as they are: none of them keeps a player from play for their own sake or the law's. */
const HARMLESS = ["play-limits", "withdrawals"] as const;

const BATCH = 100;

/** What has to be done about plates that were bought together. */
export interface OpenPurchase {
  readonly id: string;
  /** `end`: the round is over and all its wins are paid. */
  readonly todo: "end" | "cancelled" | "restricted";
}

/**
 * Purchases that have to be ended or paid back: those of finished and cancelled rounds, and those of rounds on sale whose player is on
 * a break, blocked or excluded since.
 */
export async function openPurchases(db: Queries): Promise<readonly OpenPurchase[]> {
  const { rows } = await db.execute<{ id: string; todo: OpenPurchase["todo"] }>(sql`
    select purchases.id, case rounds.state when 'finished' then 'end' when 'cancelled' then 'cancelled' else 'restricted' end as todo
    from bingo_purchases as purchases join bingo_rounds as rounds on rounds.id = purchases.round_id
    where purchases.paid_back_at is null and purchases.ended_at is null and (
      rounds.state = 'cancelled'
      or (rounds.state = 'finished' and not exists (
        select from bingo_wins as wins where wins.round_id = rounds.id and wins.paid_at is null))
      or (rounds.state in ('planned', 'selling') and rounds.starts_at > clock.wall() and exists (
        select from holds where holds.player_id = purchases.player_id and holds.lifted_at is null
          and (holds.ends_at is null or holds.ends_at > clock.now())
          and holds.kind not in (${sql.join(
            HARMLESS.map((kind) => sql`${kind}`),
            sql`, `,
          )})))
    )
    order by rounds.starts_at limit ${BATCH}::integer
  `);
  return rows;
}
