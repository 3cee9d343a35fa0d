import type { Log } from "@spilhus/lib";
import { and, eq, ne } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/index.ts";
import type { Outcome, Payments, SettlementRow } from "../payment-providers/index.ts";
import { reconciliations, settlementRows, type SettlementSide } from "../settlement-records/index.ts";
import type { Comparison } from "./compareDay.ts";
import { type ProviderDay, readDay } from "./readDay.ts";
import { lockDay, recordDay, recordNothing, type Recorded } from "./recordDay.ts";

/** Asks a provider about one of our deposits or withdrawals. @returns whether there is such a one */
type LookInto = (provider: string, reference: string) => Promise<boolean>;

/** What reconciling needs. */
export interface ReconciliationServices {
  readonly db: NodePgDatabase;
  readonly log: Log;
  readonly brands: Brands;
  readonly payments: Payments;
  readonly lookInto: { readonly payment: LookInto; readonly payout: LookInto };
}

const SIDES: Readonly<Record<SettlementRow["kind"], SettlementSide>> = {
  ...{ capture: "capture", refund: "back", chargeback: "back" },
  ...{ payout: "payout", "payout-returned": "payout-returned" },
};
const BATCH = 1_000;

const isReadable = ({ amountOre, at }: SettlementRow) =>
  Number.isSafeInteger(amountOre) && amountOre >= 0 && Number.isFinite(at.getTime());

/** The rows of one day; `unknown` where an amount or a time cannot be read. */
async function askFor({ payments }: ReconciliationServices, { provider, day }: ProviderDay) {
  const found = payments.provider(provider);
  if (!found) return { outcome: "refused", reason: "not-configured" } as const;
  const asked: Outcome<readonly SettlementRow[]> = await found.settlement(day);
  if (asked.outcome !== "done" || asked.value.every(isReadable)) return asked;
  return { outcome: "unknown", reason: "unreadable-row" } as const;
}

/** Replaces what is stored of a day. */
function store({ db }: ReconciliationServices, which: ProviderDay, rows: readonly SettlementRow[]) {
  const { provider, day } = which;
  return db.transaction(async (tx) => {
    await lockDay(tx, which);
    await tx
      .delete(settlementRows)
      .where(and(eq(settlementRows.provider, provider), eq(settlementRows.day, day)));
    // A row of 0 øre moves nothing.
    const values = rows
      .filter(({ amountOre }) => amountOre > 0)
      .map(({ kind, ...row }) => ({ ...row, provider, day, side: SIDES[kind] }));
    for (let from = 0; from < values.length; from += BATCH)
      await tx.insert(settlementRows).values(values.slice(from, from + BATCH));
  });
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** Whether the day before was compared, so that its rows are stored. */
async function knowsDayBefore({ db }: ReconciliationServices, { provider, day }: ProviderDay) {
  const { provider: whose, day: when, state } = reconciliations;
  const isKnown = and(eq(whose, provider), eq(when, dayBefore(day)), ne(state, "not-reconciled"));
  return (await db.$count(reconciliations, isKnown)) > 0;
}

/**
 * Fetches and stores the settlement of a day. Where the day before is not known it comes too: a payout that was settled
 * then may be booked on this day.
 *
 * @returns why there is none
 */
async function fetchRows(services: ReconciliationServices, which: ProviderDay): Promise<string | undefined> {
  const before = { ...which, day: dayBefore(which.day) };
  const days = (await knowsDayBefore(services, which)) ? [which] : [before, which];
  for (const one of days) {
    const asked = await askFor(services, one);
    if (asked.outcome !== "done") return asked.reason;
    await store(services, one, asked.value);
  }
  return undefined;
}

/** Asks about every deposit and withdrawal that the provider settled and we did not book, whatever its state. */
async function lookIntoMissing(services: ReconciliationServices, provider: string, found: Comparison) {
  const { lookInto, log } = services;
  for (const { kind, side, reference } of found.differences) {
    if (kind === "missing-there") continue;
    const isPayment = side === "capture" || side === "back";
    try {
      await (isPayment ? lookInto.payment : lookInto.payout)(provider, reference);
    } catch (error) {
      const reason = error instanceof Error ? error.name : "unknown";
      log("warn", "a settled payment could not be looked into", { provider, reason });
    }
  }
}

function tell({ log }: ReconciliationServices, { provider, day }: ProviderDay, recorded: Recorded): void {
  const { state, open, isNews } = recorded;
  if (!isNews) return;
  if (state === "not-reconciled") log("warn", "a provider's day is not reconciled", { provider, day });
  else if (open > 0)
    log("error", "a settlement differs from the ledger: the provider's payouts are stopped", {
      ...{ provider, day, differences: open },
    });
  else log("info", "a settlement agrees with the ledger", { provider, day });
}

/**
 * Compares one day of a provider's settlements with the ledger and records the result. Money that was captured and not
 * credited is credited or sent back on the way. It may be repeated, and run by several gateways at once.
 */
export async function reconcileDay(services: ReconciliationServices, which: ProviderDay): Promise<Recorded> {
  const { db } = services;
  const missing = await fetchRows(services, which);
  if (missing === undefined) {
    const found = await db.transaction((tx) => readDay(tx, which));
    await lookIntoMissing(services, which.provider, found);
  }
  const recorded = await db.transaction(async (tx) => {
    await lockDay(tx, which);
    if (missing !== undefined) return recordNothing(tx, which, missing);
    return recordDay(tx, which, await readDay(tx, which));
  });
  tell(services, which, recorded);
  return recorded;
}
