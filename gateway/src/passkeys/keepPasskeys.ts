import { LIST_PASSKEYS, REMOVE_PASSKEY, RENAME_PASSKEY } from "@spilhus/contracts/user-auth";
import { and, eq } from "drizzle-orm";
import * as z from "zod/mini";
import { writeAudit } from "../audit/index.ts";
import { defineCall, defineCallWith, DONE } from "../calls/index.ts";
import { EVENT_TEXTS, putMessage } from "../inbox/index.ts";
import { type MailServices, notifyPlayer } from "../mail/index.ts";
import { endAllSessions, requireConfirmed, signedOutCookies } from "../sessions/index.ts";
import { passkeysOf, shownPasskey } from "./passkeysOf.ts";
import { relyingPartyOf } from "./relyingParty.ts";
import { passkeys } from "./tables.ts";

const isUuid = (id: string) => z.safeParse(z.uuid(), id).success;
/** Another player's passkey is treated as missing. */
const ofPlayer = (id: string, playerId: string) => and(eq(passkeys.id, id), eq(passkeys.playerId, playerId));

export const listPasskeys = defineCall(LIST_PASSKEYS, async ({ services: { db }, site, session }) => {
  const rows = await passkeysOf(db, session.player.id, relyingPartyOf(site));
  return { passkeys: rows.map(shownPasskey) };
});

export const renamePasskey = defineCall(
  RENAME_PASSKEY,
  async ({ services: { db }, session, places: { id }, body: { name }, refuse }) => {
    if (!isUuid(id)) throw refuse("not-found");
    const [row] = await db.update(passkeys).set({ name }).where(ofPlayer(id, session.player.id)).returning();
    if (!row) throw refuse("not-found");
    return shownPasskey(row);
  },
);

export const removePasskey = defineCallWith<MailServices>()(REMOVE_PASSKEY, async (call) => {
  const { services, session, places, reply, refuse } = call;
  const { id } = places;
  requireConfirmed(session);
  if (!isUuid(id)) throw refuse("not-found");
  const { brand, player } = session;
  await services.db.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(passkeys)
      .where(ofPlayer(id, player.id))
      .returning({ name: passkeys.name });
    if (!removed) throw refuse("not-found");
    // Another person may have signed in with it. Sessions are locked before the audit, as everywhere, to avoid
    // deadlocks.
    await endAllSessions(transaction, player.id, brand, "credential-changed");
    const details = { passkey: id };
    await writeAudit(transaction, { brand, playerId: player.id, event: "passkey-removed", details });
    await notifyPlayer(transaction, call, player.email, { kind: "passkey-removed", name: removed.name });
    await putMessage(transaction, player.id, EVENT_TEXTS.passkeyRemoved(removed));
  });
  void reply.header("set-cookie", signedOutCookies());
  return DONE;
});
