import { LIST_MESSAGES, type Messages } from "@spilhus/contracts/player-account";
import { DEFAULT_LOCALE, type Locale, translatedField } from "@spilhus/contracts";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { defineCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { isMarketing, isMessageOf } from "./storiesForPlayers.ts";
import { mayBePromotedTo } from "./mayBePromotedTo.ts";

const PAGE = 20;

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly source: "content" | "event";
  readonly subject: string;
  readonly body: string;
  /** The database's text, to the microsecond. */
  readonly place: string;
  readonly sentAt: string;
  readonly readAt: string | null;
}

/** Cursor of a page: time and id of the previous page's last message. */
const CursorSchema = z
  .string()
  .transform((text) => Buffer.from(text, "base64url").toString())
  .pipe(z.string().regex(/^[\d:. +-]{19,35}\|[0-9a-f-]{36}$/));

const cursorOf = ({ place, id }: Row) => Buffer.from(`${place}|${id}`).toString("base64url");

const iso = (moment: string) => new Date(moment).toISOString();

function inbox({ brand, player, accountStatus }: ActiveSession, locale: Locale) {
  const field = (name: string) =>
    locale === DEFAULT_LOCALE
      ? sql`stories.published ->> ${name}::text`
      : sql`coalesce(nullif(stories.published ->> ${translatedField(name, locale)}::text, ''), stories.published ->> ${name}::text)`;
  return sql`
    select messages.id, messages.source, messages.sent_at, messages.read_at,
      messages.texts -> ${locale}::text ->> 'subject' as subject,
      messages.texts -> ${locale}::text ->> 'body' as body
    from messages where messages.player_id = ${player.id} and messages.sent_at <= ${databaseNow}
    union all
    select stories.uuid, 'content', coalesce(stories.first_published_at, stories.created_at), story_reads.read_at,
      coalesce(${field("subject")}, ''), coalesce(${field("body")}, '')
    from stories
    left join story_reads on story_reads.story_uuid = stories.uuid and story_reads.player_id = ${player.id}
    where ${isMessageOf(sql`${brand}`)}
      and (not ${isMarketing} or ${mayBePromotedTo({ player, accountStatus })})`;
}

/** How many messages of the inbox are unread. */
export async function countUnread(db: Queries, session: ActiveSession): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(
    sql`select count(*)::int as unread from (${inbox(session, DEFAULT_LOCALE)}) as inbox where read_at is null`,
  );
  return rows[0]?.unread ?? 0;
}

/** A page of the inbox: messages about events of the account, and the brand's stories for its players. */
export const listMessages = defineCall(
  LIST_MESSAGES,
  async ({ services: { db }, session, query, refuse }): Promise<Messages> => {
    const cursor = query.after === undefined ? undefined : CursorSchema.safeParse(query.after);
    if (cursor && !cursor.success) throw refuse("invalid-request", "query.after: is no place in the inbox.");
    const [at, id] = cursor?.data?.split("|") ?? [];
    const { rows } = await db.execute<Row>(sql`
      select id, source, subject, body, sent_at::text as place, sent_at as "sentAt", read_at as "readAt"
      from (${inbox(session, query.locale)}) as inbox
      ${at === undefined ? sql`` : sql`where (sent_at, id) < (${at}::timestamptz, ${id}::uuid)`}
      order by sent_at desc, id desc
      limit ${PAGE + 1}`);
    const shown = rows.slice(0, PAGE);
    const last = shown.at(-1);
    return {
      messages: shown.map(({ id, source, subject, body, sentAt, readAt }) => ({
        ...{ id, source, subject, body },
        sentAt: iso(sentAt),
        readAt: readAt === null ? null : iso(readAt),
      })),
      unread: await countUnread(db, session),
      next: rows.length > PAGE && last ? cursorOf(last) : null,
    };
  },
);
