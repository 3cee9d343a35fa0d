import { inArray } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { importPlayers } from "../../src/player-import/importPlayers.ts";
import { players } from "../../src/players/tables.ts";
import { KEYS, signIn, testPlayer } from "../testPlayers.ts";

/** A player who has signed in. */
export interface ChatterAccount {
  readonly id: string;
  /** Value of the session's cookie. */
  readonly session: string;
}

/** Adds players of a brand, each with a session. */
export async function addChatters(
  db: NodePgDatabase,
  { brand, licence, count }: { readonly brand: string; readonly licence: string; readonly count: number },
): Promise<readonly ChatterAccount[]> {
  const people = Array.from({ length: count }, () => testPlayer({ brand, licence }));
  await importPlayers(db, people, KEYS);
  const hashes = people.map(({ cpr }) => KEYS.hashCpr(cpr));
  const rows = await db.select({ id: players.id }).from(players).where(inArray(players.cprHash, hashes));
  const chatters: ChatterAccount[] = [];
  for (const { id } of rows) chatters.push({ id, session: await signIn(db, id, brand) });
  return chatters;
}
