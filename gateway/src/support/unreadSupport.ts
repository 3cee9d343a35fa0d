import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";

interface Owner {
  readonly playerId: SQLWrapper;
  readonly brand: SQLWrapper;
}

/**
 * How many answers a player has not seen in the conversation that the chat opens with: the one that `findLatest` finds. An
 * answer in an older one could never be seen there, and went by message or mail.
 */
export const unreadSupport = ({ playerId, brand }: Owner): SQL<number> => sql<number>`(
  select count(*)::int from (
    select id, read_by_visitor from support_conversations
    where player_id = ${playerId} and brand = ${brand}
      and (state <> 'closed' or closed_at > ${databaseNow} - interval '1 day')
    order by state = 'closed', started_at desc limit 1
  ) as latest join support_messages as answer on answer.conversation_id = latest.id
  where answer.seq > latest.read_by_visitor and answer.author <> 'visitor'
)`;
