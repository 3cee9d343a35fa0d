import { ENTER_STATEMENT, LIST_CLIENT_FUNDS } from "@spilhus/contracts/staff";
import { desc } from "drizzle-orm";
import { defineStaffCallWith } from "../calls/index.ts";
import { type ClientAccounts, proofOf, proveFunds } from "./proveFunds.ts";
import { StatementError } from "./readStatement.ts";
import { fundsProofs } from "./tables.ts";

/** Services of these calls, besides those of every call. */
export interface FundsCallServices {
  readonly clientAccounts: ClientAccounts;
}

const DAYS = 60;
const defineStaffCall = defineStaffCallWith<FundsCallServices>();

const list = defineStaffCall(LIST_CLIENT_FUNDS, async ({ services: { db } }) => {
  const { licence, day, id } = fundsProofs;
  const rows = await db
    .selectDistinctOn([day, licence])
    .from(fundsProofs)
    .orderBy(desc(day), licence, desc(id))
    .limit(DAYS);
  return { proofs: rows.map(proofOf) };
});

const enter = defineStaffCall(ENTER_STATEMENT, async ({ tx, services, body, staff, note, refuse }) => {
  try {
    const proofs = await proveFunds(tx, services, Buffer.from(body.file), `officer:${staff.id}`);
    note({ details: { days: proofs.map(({ licence, day }) => `${licence} ${day}`) } });
    return { proofs: [...proofs] };
  } catch (error) {
    if (error instanceof StatementError) throw refuse("invalid-request", error.message);
    throw error;
  }
});

/** The staff's calls about the account that holds the players' money. */
export const FUNDS_STAFF_CALLS = [list, enter] as const;
