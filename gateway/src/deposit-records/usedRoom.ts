import { LIMIT_PERIODS, type LimitPeriod } from "@spilhus/contracts/player-account";
import { and, eq, gt, isNotNull, ne, or, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";
import { deposits } from "./tables.ts";

/** Length of each limit's window, which rolls with the clock. */
export const WINDOW_MS: Readonly<Record<LimitPeriod, number>> = {
  day: 86_400_000,
  week: 7 * 86_400_000,
  month: 30 * 86_400_000,
};

/** A deposit that counts against the limits. */
export interface Counted {
  readonly amountOre: number;
  /** When it was credited; nothing while it is under way. */
  readonly settledAt: Date | null;
}

/** What takes up room in a player's limits. */
export interface Usage {
  /** The database's clock. */
  readonly now: Date;
  /** Deposits of the last 30 days and those under way, oldest first. */
  readonly counted: readonly Counted[];
  /** Everything that was ever credited, and what is under way, in øre. */
  readonly lifetimeOre: number;
}

interface Which {
  /** A deposit that does not count, because it is the one that is judged. */
  readonly except?: string;
  /** Of those under way, only the ones that passed the checks and will be credited. */
  readonly isApprovedOnly?: boolean;
}

const isCredited = isNotNull(deposits.settledAt);
/** One that must not be credited, which has a reason, takes up no room. */
const isApproved = and(eq(deposits.state, "authorised"), isNotNull(deposits.approval), sql`reason is null`);
/** One that the player has given up takes up none either: if its money comes all the same, it is checked again. */
const isUnderWay = or(
  and(
    sql`${deposits.state} in ('created', 'pending', 'authorised')`,
    sql`reason is null and given_up_at is null`,
    gt(deposits.reservedUntil, databaseNow),
  ),
  isApproved,
);

/** What a player has ever deposited and what is under way, in øre, for a query that has the player's row. */
export const depositedOre = sql<number>`(
  select coalesce(sum(amount_ore), 0)::bigint from deposits
  where deposits.player_id = ${players.id} and ${or(isCredited, isUnderWay)}
)`;

/**
 * Reads what counts against a player's limits: deposits gross, on every brand of the licence. Refunds and chargebacks
 * free nothing. Exact only while the player's row is locked.
 */
export async function readUsage(db: Queries, playerId: string, which: Which = {}): Promise<Usage> {
  const { except, isApprovedOnly = false } = which;
  const isCounted = and(
    eq(deposits.playerId, playerId),
    or(isCredited, isApprovedOnly ? isApproved : isUnderWay),
    except === undefined ? undefined : ne(deposits.txId, except),
  );
  // Rounded up, so that none leaves a window a part of a millisecond early. Hours, because a day of a zone may have 23 or 25.
  const { rows } = await db.execute<{
    now: string;
    lifetime: string;
    counted: readonly [number, number | null][];
  }>(sql`
    select ${databaseNow} as now, coalesce(sum(amount_ore), 0) as lifetime,
      coalesce(json_agg(json_build_array(amount_ore, ceil(extract(epoch from settled_at) * 1000)) order by settled_at)
        filter (where settled_at is null or settled_at > ${databaseNow} - interval '720 hours'), '[]') as counted
    from ${deposits} where ${isCounted}
  `);
  const [row] = rows;
  if (!row) throw new Error("The database returned no row for a sum.");
  const counted = row.counted.map(([amountOre, at]) => ({
    amountOre,
    settledAt: at === null ? null : new Date(at),
  }));
  return { now: new Date(row.now), counted, lifetimeOre: Number(row.lifetime) };
}

/** What of each limit is used, in øre. */
export function usedIn({ now, counted }: Usage): Readonly<Record<LimitPeriod, number>> {
  const used = (period: LimitPeriod) =>
    counted
      .filter(({ settledAt }) => isInWindow(settledAt, period, now))
      .reduce((sum, { amountOre }) => sum + amountOre, 0);
  const [day, week, month] = LIMIT_PERIODS.map(used);
  return { day: day ?? 0, week: week ?? 0, month: month ?? 0 };
}

/** Whether a deposit counts in the window that ends now; one that is under way does. */
export const isInWindow = (settledAt: Date | null, period: LimitPeriod, now: Date): boolean =>
  settledAt === null || settledAt.getTime() > now.getTime() - WINDOW_MS[period];
