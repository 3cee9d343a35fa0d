import { eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { type CaseState, moneyCases } from "./tables.ts";

/** What an officer says of a case; `open` is a note that decides nothing. */
export interface CaseDecision {
  readonly state: CaseState;
  readonly note: string;
}

/**
 * Notes something about an open case, or decides it, in the caller's transaction.
 *
 * @param officer id of the officer, for the audit
 * @returns whether it was open
 */
export async function decideCase(
  tx: Queries,
  id: string,
  { state, note }: CaseDecision,
  officer: string,
): Promise<boolean> {
  const isIt = eq(moneyCases.id, id);
  const [found] = await tx.select().from(moneyCases).where(isIt).for("update");
  if (found?.state !== "open") return false;
  const by = `officer:${officer}`;
  await tx.update(moneyCases).set({ state, note, by }).where(isIt);
  const details = { case: id, state, by };
  await writeAudit(tx, {
    ...{ brand: found.brand, playerId: undefined, details },
    event: "money-case-decided",
  });
  return true;
}
