import { GET_XMPP_CONFIG } from "@spilhus/contracts/chat";
import { mayCall } from "@spilhus/restrictions";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { endChatOf } from "../chat-connections/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import { rereadSessions } from "../sessions/index.ts";

/** Sessions that are looked at in one transaction. */
const AT_ONCE = 200;

/**
 * Ends the streams of players who may no longer be in the chat, whatever has closed it to them: a session that has run out, a
 * hold that was placed by anybody, a limit that was reached. A query finds whom to look at; the restriction table decides. All
 * of them are looked at each time: most have a hold that closes no chat, and must not hide the one that does.
 *
 * @returns how many sessions were ended
 */
export async function sweepConnections(db: NodePgDatabase, brands: Brands): Promise<number> {
  let [after, ended]: [string | null, number] = [null, 0];
  do {
    const swept = await sweepPart(db, brands, after);
    after = swept.last;
    ended += swept.ended;
  } while (after !== null);
  return ended;
}

/** @returns the last session of a full part, after which the next one begins */
function sweepPart(db: NodePgDatabase, brands: Brands, after: string | null) {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ session_id: string }>(sql`
      select open.session_id from chat_connections as open
      left join sessions on sessions.id = open.session_id
      where open.ended_at is null and (${after}::uuid is null or open.session_id > ${after}::uuid) and (
        sessions.id is null or sessions.ended_at is not null
        or sessions.expires_at <= ${databaseNow} or sessions.ends_at <= ${databaseNow}
        or exists (select from holds where holds.player_id = open.player_id and holds.lifted_at is null)
        or exists (select from players where players.id = open.player_id and players.eid_verified_at is null))
      order by open.session_id limit ${AT_ONCE} for update of open skip locked`);
    const ids = rows.map(({ session_id: id }) => id);
    const holding = await rereadSessions(tx, brands, ids);
    const over = ids.filter((id) => {
      const session = holding.get(id);
      return !session || !mayCall(GET_XMPP_CONFIG.id, session.accountStatus).allowed;
    });
    await endChatOf(tx, over);
    return { ended: over.length, last: ids.length === AT_ONCE ? (ids.at(-1) ?? null) : null };
  });
}
