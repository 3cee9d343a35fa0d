import { and, eq, max } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import type { Suspicion } from "./rules/index.ts";
import { moneyCases } from "./tables.ts";

/** Whose case it is. */
export interface CasePlayer {
  readonly playerId: string;
  readonly licence: string;
  readonly brand: string;
}

/**
 * Opens a case, unless there is an open one of the same rule and subject. Its audit stands in the brand's own chain: the
 * player's says nothing of it.
 *
 * @returns whether it is new
 */
export async function openCase(tx: Queries, player: CasePlayer, suspicion: Suspicion): Promise<boolean> {
  const opened = await tx
    .insert(moneyCases)
    .values({ ...player, ...suspicion, by: "rules" })
    .onConflictDoNothing()
    .returning({ id: moneyCases.id });
  const [row] = opened;
  if (!row) return false;
  const details = { case: row.id, rule: suspicion.rule, outcome: suspicion.outcome };
  await writeAudit(tx, {
    ...{ brand: player.brand, playerId: undefined, details },
    event: "money-case-opened",
  });
  return true;
}

/** Outcomes of a player's open cases. */
export async function openOutcomes(tx: Queries, playerId: string) {
  const rows = await tx
    .select({ outcome: moneyCases.outcome })
    .from(moneyCases)
    .where(and(eq(moneyCases.playerId, playerId), eq(moneyCases.state, "open")))
    .groupBy(moneyCases.outcome);
  return new Set(rows.map(({ outcome }) => outcome));
}

/** When the last case of each rule and subject was decided. */
export async function lastDecisions(tx: Queries, playerId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await tx
    .select({ rule: moneyCases.rule, subject: moneyCases.subject, at: max(moneyCases.decidedAt) })
    .from(moneyCases)
    .where(eq(moneyCases.playerId, playerId))
    .groupBy(moneyCases.rule, moneyCases.subject);
  return new Map(rows.flatMap(({ rule, subject, at }) => (at ? [[`${rule} ${subject}`, at]] : [])));
}
