import { GET_XMPP_CONFIG } from "@spilhus/contracts/chat";
import { mayCall } from "@spilhus/restrictions";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { endChatOf } from "../chat-connections/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import { rereadSession } from "../sessions/index.ts";

/** Sessions that are looked at in one go. */
const MOST = 200;

/**
 * Ends the streams of players who may no longer be in the chat, whatever has closed it to them: a session that has run out, a
 * hold that was placed by anybody, a limit that was reached. One query finds whom to look at; the restriction table decides.
 *
 * @returns how many sessions were ended
 */
export function sweepConnections(db: NodePgDatabase, brands: Brands): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ session_id: string; brand: string }>(sql`
      select open.session_id, open.brand from chat_connections as open
      left join sessions on sessions.id = open.session_id
      where open.ended_at is null and (
        sessions.id is null or sessions.ended_at is not null
        or sessions.expires_at <= ${databaseNow} or sessions.ends_at <= ${databaseNow}
        or exists (select from holds where holds.player_id = open.player_id and holds.lifted_at is null)
        or exists (select from players where players.id = open.player_id and players.eid_verified_at is null))
      limit ${MOST} for update of open skip locked`);
    const over: string[] = [];
    for (const { session_id: id, brand } of rows) {
      const registered = brands.get(brand);
      const session = registered && (await rereadSession(tx, registered, id));
      if (!session || !mayCall(GET_XMPP_CONFIG.id, session.accountStatus).allowed) over.push(id);
    }
    await endChatOf(tx, over);
    return over.length;
  });
}
