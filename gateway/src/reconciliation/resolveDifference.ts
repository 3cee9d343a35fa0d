import { and, eq, isNull } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { reconciliationDifferences } from "../settlement-records/index.ts";

/** The officer who looked at a difference, and what they found. */
export interface Resolution {
  readonly id: string;
  /** The officer's id, never a name. */
  readonly by: string;
  readonly note: string;
}

/** Resolves a difference by hand. @returns whether it was open */
export async function resolveDifference(db: Queries, { id, by, note }: Resolution): Promise<boolean> {
  const resolved = await db
    .update(reconciliationDifferences)
    .set({ resolvedAt: databaseNow, resolvedBy: `officer:${by}`, note })
    .where(and(eq(reconciliationDifferences.id, id), isNull(reconciliationDifferences.resolvedAt)))
    .returning({ id: reconciliationDifferences.id });
  return resolved.length > 0;
}
