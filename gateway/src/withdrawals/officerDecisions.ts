import type { DocumentKind, DocumentReason } from "@spilhus/contracts/payments";
import type { Queries } from "../database/index.ts";
import { askForDocuments } from "../money-checks/index.ts";
import { lockWithdrawal, moveWithdrawal, type LockedWithdrawal, type Move } from "./moveWithdrawal.ts";
import { enqueueWithdrawal } from "./withdrawalQueue.ts";

/** What an officer decides about a withdrawal that is checked or waits for documents. */
export type Decision =
  | { readonly decision: "approve" }
  | { readonly decision: "refuse"; readonly reason: "documents-missing" | "not-approved" }
  | {
      readonly decision: "ask";
      readonly reason: DocumentReason;
      readonly documents: readonly DocumentKind[];
      readonly days: number;
    };

async function moveFor(
  tx: Queries,
  { playerId, licence, brand }: LockedWithdrawal,
  decision: Decision,
  by: string,
): Promise<Move> {
  if (decision.decision === "approve") return { to: "approved", by };
  if (decision.decision === "refuse") return { to: "refused", by, reason: decision.reason };
  const { reason, documents, days } = decision;
  const asked = { playerId, licence, brand, reason, kinds: documents, days, by };
  const { kinds, until } = await askForDocuments(tx, asked);
  return { to: "waiting", by, documents: kinds, until };
}

const isUndecided = ({ state }: LockedWithdrawal) => state === "checking" || state === "waiting";

/**
 * Carries out an officer's decision, in a transaction of its own.
 *
 * @param officer id of the officer, for the audit
 * @returns whether it could be carried out: not when the withdrawal was decided meanwhile, or waits already
 */
export async function decideByOfficer(
  tx: Queries,
  id: string,
  decision: Decision,
  officer: string,
): Promise<boolean> {
  const row = await lockWithdrawal(tx, id);
  if (!row || !isUndecided(row) || (row.state === "waiting" && decision.decision === "ask")) return false;
  await moveWithdrawal(tx, row, await moveFor(tx, row, decision, `officer:${officer}`));
  if (decision.decision === "approve") await enqueueWithdrawal(tx, id);
  return true;
}
