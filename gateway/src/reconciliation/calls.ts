import {
  EXPORT_MOVEMENTS,
  LIST_DIFFERENCES,
  LIST_RECONCILED_DAYS,
  RECONCILE_AGAIN,
  RESOLVE_DIFFERENCE,
} from "@spilhus/contracts/staff";
import { asc, desc, isNull, sql } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCallWith, DONE } from "../calls/index.ts";
import { enqueueJob } from "../jobs/index.ts";
import type { Payments } from "../payment-providers/index.ts";
import { reconciliationDifferences, reconciliations } from "../settlement-records/index.ts";
import { exportMovements } from "./exportMovements.ts";
import { AGAIN_QUEUE } from "./reconciliationJobs.ts";
import { resolveDifference } from "./resolveDifference.ts";

interface Needs {
  readonly payments: Payments;
  wakePayments(): void;
}

const DAYS = 60;
const MOST = 500;
const IdSchema = z.uuid();
const DaySchema = z.iso.date();
const defineStaffCall = defineStaffCallWith<Needs>();

const days = defineStaffCall(LIST_RECONCILED_DAYS, async ({ services: { db, payments, brands } }) => {
  const { provider, day } = reconciliations;
  const openDifferences = sql<number>`(
    select count(*) from reconciliation_differences as open
    where open.provider = ${provider} and open.day = ${day} and resolved_at is null
  )`.mapWith(Number);
  const rows = await db
    .select({ row: reconciliations, openDifferences })
    .from(reconciliations)
    .orderBy(desc(day), asc(provider))
    .limit(DAYS * Math.max(1, payments.providers.length));
  return {
    days: rows.map(({ row, ...open }) => ({ ...row, ...open, at: row.at.toISOString() })),
    licences: [...new Set([...brands.values()].map(({ licence }) => licence.number))],
  };
});

const differences = defineStaffCall(LIST_DIFFERENCES, async ({ services: { db } }) => {
  const { resolvedAt, foundAt } = reconciliationDifferences;
  const rows = await db
    .select()
    .from(reconciliationDifferences)
    .where(isNull(resolvedAt))
    .orderBy(desc(foundAt))
    .limit(MOST);
  return { differences: rows.map((row) => ({ ...row, foundAt: row.foundAt.toISOString() })) };
});

const resolve = defineStaffCall(RESOLVE_DIFFERENCE, async ({ tx, places, body, staff, refuse }) => {
  const { success, data: id } = IdSchema.safeParse(places.id);
  const isResolved = success && (await resolveDifference(tx, { id, by: staff.id, note: body.note }));
  if (!isResolved) throw refuse("not-found");
  return DONE;
});

const again = defineStaffCall(
  RECONCILE_AGAIN,
  async ({ tx, places: { provider, day }, services, afterCommit, refuse }) => {
    const isKnown = services.payments.provider(provider) !== undefined;
    if (!isKnown || !DaySchema.safeParse(day).success) throw refuse("not-found");
    await enqueueJob(tx, { queue: AGAIN_QUEUE, payload: { provider, day } });
    afterCommit(async () => services.wakePayments());
    return DONE;
  },
);

const movements = defineStaffCall(EXPORT_MOVEMENTS, async ({ services, query, reply, refuse }) => {
  const { licence, day } = query;
  const brand = [...services.brands.values()].find((one) => one.licence.number === licence);
  if (!brand) throw refuse("not-found");
  const file = exportMovements(services.db, { licence, day, zone: brand.timezone });
  return reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="movements-${licence}-${day}.csv"`)
    .send(file);
});

/** The staff's calls about reconciliation. */
export const RECONCILIATION_CALLS = [days, differences, resolve, again, movements] as const;
