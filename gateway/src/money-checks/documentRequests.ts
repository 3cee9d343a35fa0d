import type { DocumentKind, DocumentReason, DocumentRequest } from "@spilhus/contracts/payments";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { DOCUMENT_TEXTS, putMessage } from "../inbox/index.ts";
import { documentRequests, type DocumentRequestRow } from "./tables.ts";

/** A request to make. */
export interface AskedDocuments {
  readonly playerId: string;
  readonly licence: string;
  readonly brand: string;
  readonly reason: DocumentReason;
  readonly kinds: readonly DocumentKind[];
  readonly days: number;
  /** `rules`, or an officer such as `staff:lis`. */
  readonly by: string;
}

/**
 * Asks a player for documents, in a transaction that holds the player: the request, its audit and a message. What was asked
 * for the same reason and is still open stays as it is.
 *
 * @returns the open request
 */
export async function askForDocuments(
  tx: Queries,
  { days, ...asked }: AskedDocuments,
): Promise<DocumentRequestRow> {
  const { playerId, brand, reason, kinds, by } = asked;
  const open = (await openRequests(tx, playerId)).find((request) => request.reason === reason);
  if (open) return open;
  const until = sql<Date>`${databaseNow} + make_interval(days => ${days})`;
  const [request] = await tx
    .insert(documentRequests)
    .values({ ...asked, until })
    .returning();
  if (!request) throw new Error("The database returned no row for a request it has just written.");
  const details = { request: request.id, reason, kinds, by };
  await writeAudit(tx, { brand, playerId, event: "documents-asked", details });
  await putMessage(tx, playerId, DOCUMENT_TEXTS.asked({ reason, kinds, until: request.until }));
  return request;
}

/** Requests that are not decided, the oldest first. */
export const openRequests = (tx: Queries, playerId: string): Promise<DocumentRequestRow[]> =>
  tx
    .select()
    .from(documentRequests)
    .where(
      and(eq(documentRequests.playerId, playerId), inArray(documentRequests.state, ["asked", "received"])),
    )
    .orderBy(documentRequests.askedAt);

/** What a player sees of the requests of the last year, the latest first. */
export async function shownRequests(db: Queries, playerId: string): Promise<DocumentRequest[]> {
  const rows = await db
    .select()
    .from(documentRequests)
    .where(
      and(
        eq(documentRequests.playerId, playerId),
        gt(documentRequests.askedAt, sql`${databaseNow} - interval '1 year'`),
      ),
    )
    .orderBy(desc(documentRequests.askedAt), desc(documentRequests.id));
  return rows.map(({ id, reason, kinds, state, askedAt, until }) => ({
    ...{ id, reason, kinds: [...kinds], state },
    ...{ askedAt: askedAt.toISOString(), until: until.toISOString() },
  }));
}
