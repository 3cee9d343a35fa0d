import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import * as z from "zod";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { supportConversations, type ConversationRow } from "./tables.ts";
import { isOwn, type Visitor } from "./visitor.ts";

const IdSchema = z.uuid();

/**
 * A conversation by its id, if it is the visitor's own: somebody else's is not there.
 *
 * @param hold locks the row until the transaction ends
 */
export async function findOwn(
  db: Queries,
  visitor: Visitor,
  id: string,
  { hold = false }: { readonly hold?: boolean } = {},
): Promise<ConversationRow | undefined> {
  if (!IdSchema.safeParse(id).success) return undefined;
  const query = db
    .select()
    .from(supportConversations)
    .where(and(eq(supportConversations.id, id), isOwn(visitor)));
  const [row] = await (hold ? query.for("update") : query);
  return row;
}

/** The visitor's latest conversation that is not over, or ended within a day, so that it can still be read and rated. */
export async function findLatest(db: Queries, visitor: Visitor): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(supportConversations)
    .where(
      and(
        isOwn(visitor),
        or(
          ne(supportConversations.state, "closed"),
          sql`${supportConversations.closedAt} > ${databaseNow} - interval '1 day'`,
        ),
      ),
    )
    .orderBy(sql`${supportConversations.state} = 'closed'`, desc(supportConversations.startedAt))
    .limit(1);
  return row;
}

/** A conversation for staff, whoever's it is. */
export async function holdConversation(tx: Queries, id: string): Promise<ConversationRow | undefined> {
  if (!IdSchema.safeParse(id).success) return undefined;
  const [row] = await tx
    .select()
    .from(supportConversations)
    .where(eq(supportConversations.id, id))
    .for("update");
  return row;
}
