import type { Passkey } from "@spilhus/contracts/user-auth";
import { and, desc, eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { passkeys } from "./tables.ts";

export type PasskeyRow = typeof passkeys.$inferSelect;

/** A passkey, as shown to its player. */
export const shownPasskey = ({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isSynced,
});

/** A player's passkeys on one site, newest first. */
export const passkeysOf = (db: Queries, playerId: string, rpId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.playerId, playerId), eq(passkeys.rpId, rpId)))
    .orderBy(desc(passkeys.createdAt));
