import type { DocumentState } from "@spilhus/contracts/payments";
import { and, eq } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import type { Queries } from "../database/index.ts";
import { DOCUMENT_TEXTS, putMessage } from "../inbox/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";
import { openRequests } from "./documentRequests.ts";
import { liftDocumentHold } from "./holdForDocuments.ts";
import { documentRequests, type DocumentRequestRow, moneyCases } from "./tables.ts";

/** What an officer notes about documents. */
export type RequestMove = Exclude<DocumentState, "asked">;

/** `refused` before `received` means that the documents never came. */
const FROM: Readonly<Record<RequestMove, readonly DocumentState[]>> = {
  received: ["asked"],
  accepted: ["received"],
  refused: ["asked", "received"],
};

/** Decides the case that a request for the source of funds came from. */
const clearCase = (tx: Queries, playerId: string, by: string) =>
  tx
    .update(moneyCases)
    .set({ state: "cleared", by, note: "The documents were accepted." })
    .where(
      and(
        eq(moneyCases.playerId, playerId),
        eq(moneyCases.rule, "source-of-funds"),
        eq(moneyCases.state, "open"),
      ),
    );

/**
 * Notes that documents came, or what an officer decides about them, in the caller's transaction; the player is told. With
 * the last request that is accepted the account is no longer suspended for missing documents.
 *
 * @param officer id of the officer, for the audit
 * @returns the request as it was; nothing when there is none, or its state no longer allows this
 */
export async function moveRequest(
  tx: Queries,
  id: string,
  to: RequestMove,
  officer: string,
): Promise<DocumentRequestRow | undefined> {
  const isIt = eq(documentRequests.id, id);
  const [whose] = await tx.select({ playerId: documentRequests.playerId }).from(documentRequests).where(isIt);
  if (!whose) return undefined;
  await lockPlayerRow(tx, whose.playerId);
  const [request] = await tx.select().from(documentRequests).where(isIt);
  if (!request || !FROM[to].includes(request.state)) return undefined;
  const { playerId, brand, reason } = request;
  const by = `officer:${officer}`;
  await tx.update(documentRequests).set({ state: to, by }).where(isIt);
  const details = { request: id, from: request.state, to, by };
  await writeAudit(tx, { brand, playerId, event: "documents-moved", details });
  await putMessage(tx, playerId, DOCUMENT_TEXTS[to]());
  if (to !== "accepted") return request;
  if (reason === "source-of-funds") await clearCase(tx, playerId, by);
  if ((await openRequests(tx, playerId)).length === 0) await liftDocumentHold(tx, { playerId, brand, by });
  return request;
}
