import { and, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { dutiesAt } from "@spilhus/jurisdiction";
import type { RegisteredBrand } from "@spilhus/contracts";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { deposits } from "../deposit-records/index.ts";
import { holds, OFFICER_HOLDS } from "../holds/index.ts";
import { periodicJob, type JobQueue } from "../jobs/index.ts";
import { readBalances } from "../ledger/index.ts";
import { players } from "../players/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import type { BalanceRefundServices } from "./advanceRefund.ts";
import { requestRefunds } from "./requestRefunds.ts";

const EVERY_SECONDS = 300;
/** Players of one brand in one round; the next round has the others. */
const BATCH = 100;

export interface EndedTrialServices extends BalanceRefundServices {
  readonly brands: Brands;
}

/** A temporary account of this brand whose days are over by the law of the day, and that no officer keeps. */
const isEnded = (brand: RegisteredBrand, now: Date) =>
  and(
    eq(players.brand, brand.id),
    isNull(players.eidVerifiedAt),
    lte(
      players.createdAt,
      sql`${databaseNow} - make_interval(days => ${dutiesAt(brand, now).temporaryAccount.days}::integer)`,
    ),
    sql`not exists (
      select from ${holds} where holds.player_id = players.id and holds.lifted_at is null
        and ${inArray(holds.kind, [...OFFICER_HOLDS])}
    )`,
  );

/** Players with a deposit through one of these providers that has neither been refunded nor been refused a refund. */
const hasRefundable = (providers: readonly string[]) => sql`exists (
  select from ledger_accounts where ledger_accounts.player_id = players.id and kind = 'cash' and balance_ore > 0
) and exists (
  select from ${deposits} where deposits.player_id = players.id and credited_ore > charged_back_ore
    and ${inArray(deposits.provider, [...providers])}
    and not exists (select from balance_refunds where balance_refunds.tx_id = deposits.tx_id)
)`;

async function refund(
  tx: Queries,
  services: EndedTrialServices,
  id: string,
  isStill: ReturnType<typeof isEnded>,
) {
  await lockPlayerRow(tx, id);
  // After the lock: the player may have verified their identity meanwhile.
  const [player] = await tx
    .select({ licence: players.licence, brand: players.brand })
    .from(players)
    .where(and(eq(players.id, id), isStill));
  const { cashOre } = await readBalances(tx, id);
  if (!player || cashOre === 0) return;
  await requestRefunds(tx, services.payments, { ...player, playerId: id, cashOre, by: "worker:ended-trial" });
}

/**
 * Refunds the deposits of temporary accounts that were not verified in time, as far as their cash goes. What was won stays
 * on the account until the player has verified their identity.
 */
export async function refundEndedTrials(services: EndedTrialServices): Promise<void> {
  const { db, log, brands, payments } = services;
  const refunding = payments.providers
    .filter(({ capabilities }) => capabilities.canRefund)
    .map(({ id }) => id);
  if (refunding.length === 0) return;
  const { rows } = await db.execute<{ now: string }>(sql`select ${databaseNow} as now`);
  const now = new Date(rows[0]?.now ?? Number.NaN);
  for (const brand of brands.values()) {
    const isStill = isEnded(brand, now);
    const ended = await db
      .select({ id: players.id })
      .from(players)
      .where(and(isStill, hasRefundable(refunding)))
      .orderBy(players.id)
      .limit(BATCH);
    for (const { id } of ended) {
      try {
        await db.transaction((tx) => refund(tx, services, id, isStill));
      } catch (error) {
        log("error", "a temporary account was not refunded", { account: id, error });
      }
    }
  }
}

export const endedTrialJobs = (services: EndedTrialServices): JobQueue =>
  periodicJob("refund-ended-trials", { everySeconds: EVERY_SECONDS }, () => refundEndedTrials(services));
