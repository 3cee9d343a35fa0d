import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Brands } from "../config/index.ts";
import { players } from "../players/index.ts";
import { type ActiveSession, sessionFinderWith, sessions } from "../sessions/index.ts";

/** How far a conversation is. */
interface Progress {
  readonly version: number;
  readonly lastSeq: number;
}

/** A session with how far the player's conversations on the brand are, by their id. */
export interface TalkingSession extends ActiveSession {
  readonly talks: Readonly<Record<string, Progress>>;
}

/**
 * Finds a session with the player's conversations by the cookie's value. A panel asks every two seconds and mostly has no
 * news: everything is one query, because a second one would double its cost.
 */
export type FindTalks = (brand: string, token: string) => Promise<TalkingSession | undefined>;

/** The service that polls need besides those of every call. */
export interface TalkServices {
  readonly findTalks: FindTalks;
}

const talks = sql<TalkingSession["talks"]>`coalesce((
  select json_object_agg(id, json_build_object('version', version, 'lastSeq', last_seq)) from support_conversations
  where support_conversations.player_id = ${players.id} and support_conversations.brand = ${sessions.brand}
), '{}')`;

export function talkFinder(db: NodePgDatabase, brands: Brands): FindTalks {
  const find = sessionFinderWith(db, brands, "talks_by_token", talks);
  return async (brand, token) => {
    const found = await find(brand, token);
    return found && { ...found.session, talks: found.more };
  };
}
