import type { MoneyCase } from "@spilhus/contracts/staff";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { findStaffPlayers, playerIn } from "../staff-players/index.ts";
import { staffNames } from "../staff/index.ts";
import { moneyCases, type MoneyCaseRow, moneyCaseSteps, type CaseState } from "./tables.ts";

/** Cases of one list. */
const MOST = 200;

/** Cases as the officer sees them: players by customer number. */
export async function shownCases(db: Queries, rows: readonly MoneyCaseRow[]): Promise<MoneyCase[]> {
  const linked = rows.flatMap(({ facts }) => (Array.isArray(facts["players"]) ? facts["players"] : []));
  const found = await findStaffPlayers(db, [...rows.map(({ playerId }) => playerId), ...linked]);
  return rows.map((row) => ({
    ...{ id: row.id, rule: row.rule, subject: row.subject, outcome: row.outcome, state: row.state },
    facts: Object.fromEntries(
      Object.entries(row.facts).map(([name, value]) => [
        name,
        typeof value === "string" || typeof value === "number"
          ? value
          : value.map((id) => playerIn(found, id).customerNumber),
      ]),
    ),
    openedAt: row.openedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    player: playerIn(found, row.playerId),
  }));
}

/** Cases in a state, the oldest first. */
export const casesIn = async (db: Queries, state: CaseState): Promise<MoneyCase[]> =>
  shownCases(
    db,
    await db
      .select()
      .from(moneyCases)
      .where(eq(moneyCases.state, state))
      .orderBy(asc(moneyCases.openedAt), asc(moneyCases.id))
      .limit(MOST),
  );

/** One case; nothing when there is none. */
export async function findCase(db: Queries, id: string): Promise<MoneyCaseRow | undefined> {
  const [row] = await db.select().from(moneyCases).where(eq(moneyCases.id, id));
  return row;
}

/** The id of the member of staff who took a step. */
const officerOf = (by: string) => by.replace(/^officer:/, "");

/** A case with its steps and the other cases of its player. */
export async function wholeCase(db: Queries, row: MoneyCaseRow) {
  const [shown] = await shownCases(db, [row]);
  if (!shown) throw new Error("A case that was read is not shown.");
  const steps = await db
    .select()
    .from(moneyCaseSteps)
    .where(eq(moneyCaseSteps.caseId, row.id))
    .orderBy(asc(moneyCaseSteps.place));
  const names = await staffNames(
    db,
    steps.map(({ by }) => officerOf(by)),
  );
  const others = await db
    .select()
    .from(moneyCases)
    .where(and(eq(moneyCases.playerId, row.playerId), ne(moneyCases.id, row.id)))
    .orderBy(asc(moneyCases.openedAt));
  return {
    case: shown,
    steps: steps.map(({ state, by, note, at }) => {
      const byName = names.get(officerOf(by)) ?? null;
      return { state, by, byName, note, at: at.toISOString() };
    }),
    others: await shownCases(db, others),
  };
}
