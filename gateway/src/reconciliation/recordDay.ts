import { and, eq, isNull, sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { reconciliationDifferences, reconciliations } from "../settlement-records/index.ts";
import type { Comparison, Difference } from "./compareDay.ts";
import type { ProviderDay } from "./readDay.ts";

/** Who resolves a difference that a later comparison no longer finds. */
const ITSELF = "reconciliation";

/** How a record changed. */
export interface Recorded {
  readonly state: "matched" | "different" | "not-reconciled";
  /** Differences of this day that nobody has resolved. */
  readonly open: number;
  /** Whether the record is the first one, or differs from the last. */
  readonly isNews: boolean;
}

/** Lets one transaction at a time record a provider's day. */
export async function lockDay(tx: Queries, { provider, day }: ProviderDay): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`reconciliation ${provider} ${day}`}, 0))`,
  );
}

async function stateBefore(tx: Queries, { provider, day }: ProviderDay) {
  const [before] = await tx
    .select()
    .from(reconciliations)
    .where(and(eq(reconciliations.provider, provider), eq(reconciliations.day, day)));
  return before;
}

async function write(
  tx: Queries,
  { provider, day }: ProviderDay,
  fields: Omit<typeof reconciliations.$inferInsert, "provider" | "day">,
): Promise<void> {
  await tx
    .insert(reconciliations)
    .values({ provider, day, ...fields })
    .onConflictDoUpdate({
      target: [reconciliations.provider, reconciliations.day],
      set: { ...fields, at: databaseNow },
    });
}

/** Notes that a provider gave no settlement of a day. The result of an earlier comparison stays. */
export async function recordNothing(tx: Queries, which: ProviderDay, reason: string): Promise<Recorded> {
  const before = await stateBefore(tx, which);
  if (before && before.state !== "not-reconciled")
    return { state: before.state, open: await countOpen(tx, which), isNews: false };
  await write(tx, which, {
    ...{ state: "not-reconciled", reason, rows: 0, matched: 0, settledOre: 0, bookedOre: 0 },
  });
  return { state: "not-reconciled", open: 0, isNews: before?.reason !== reason };
}

const ofDay = ({ provider, day }: ProviderDay) =>
  and(eq(reconciliationDifferences.provider, provider), eq(reconciliationDifferences.day, day));
const countOpen = (tx: Queries, which: ProviderDay) =>
  tx.$count(reconciliationDifferences, and(ofDay(which), isNull(reconciliationDifferences.resolvedAt)));

/** @returns whether it is new: found first, with other amounts, or again after it had disappeared by itself */
async function writeDifference(
  tx: Queries,
  { provider, day }: ProviderDay,
  difference: Difference,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    insert into reconciliation_differences as known (provider, day, kind, side, reference, settled_ore, booked_ore)
    values (${provider}, ${day}::date, ${difference.kind}, ${difference.side}, ${difference.reference},
      ${difference.settledOre}::bigint, ${difference.bookedOre}::bigint)
    on conflict (provider, day, side, reference) do update
      set kind = excluded.kind, settled_ore = excluded.settled_ore, booked_ore = excluded.booked_ore,
        found_at = clock.now(), resolved_at = null, resolved_by = null, note = null
      where (known.kind, known.settled_ore, known.booked_ore)
          is distinct from (excluded.kind, excluded.settled_ore, excluded.booked_ore)
        or known.resolved_by = ${ITSELF}
    returning id
  `);
  return rows.length > 0;
}

/** Resolves what was found before and is not found any more. @returns whether there was any */
async function resolveGone(
  tx: Queries,
  which: ProviderDay,
  differences: readonly Difference[],
): Promise<boolean> {
  const found = JSON.stringify(differences.map(({ side, reference }) => ({ side, reference })));
  const gone = await tx
    .update(reconciliationDifferences)
    .set({ resolvedAt: databaseNow, resolvedBy: ITSELF })
    .where(
      and(
        ofDay(which),
        isNull(reconciliationDifferences.resolvedAt),
        sql`(side, reference) not in (select side, reference from jsonb_to_recordset(${found}::jsonb) as found (side text, reference text))`,
      ),
    )
    .returning({ id: reconciliationDifferences.id });
  return gone.length > 0;
}

/** Records what a comparison found. A difference that an officer resolved stays resolved while its amounts are the same. */
export async function recordDay(
  tx: Queries,
  which: ProviderDay,
  { differences, ...figures }: Comparison,
): Promise<Recorded> {
  const before = await stateBefore(tx, which);
  const state = differences.length > 0 ? "different" : "matched";
  let isNews = before === undefined || before.state !== state;
  for (const difference of differences) {
    if (await writeDifference(tx, which, difference)) isNews = true;
  }
  if (await resolveGone(tx, which, differences)) isNews = true;
  await write(tx, which, { state, reason: null, ...figures });
  return { state, open: await countOpen(tx, which), isNews };
}
