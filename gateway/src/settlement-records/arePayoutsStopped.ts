import { and, eq, isNull } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { reconciliationDifferences } from "./tables.ts";

/** Whether nothing may be paid out through a provider, because one of its settlements differs from the ledger. */
export async function arePayoutsStopped(db: Queries, provider: string): Promise<boolean> {
  const { provider: whose, resolvedAt } = reconciliationDifferences;
  return (await db.$count(reconciliationDifferences, and(eq(whose, provider), isNull(resolvedAt)))) > 0;
}
