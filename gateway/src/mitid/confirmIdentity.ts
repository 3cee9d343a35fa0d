import { and, eq, isNull } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { knowDevice } from "../devices/index.ts";
import { applyAnswer } from "../exclusions/index.ts";
import { findPerson, players } from "../players/index.ts";
import { holds } from "../holds/index.ts";
import { confirmSession, endAllSessions, type ActiveSession, confirmedCookies } from "../sessions/index.ts";
import { confirmRequest } from "../request-confirmations/index.ts";
import type { Arrival, Outcome } from "./arrival.ts";
import { successAddress } from "./returnAddress.ts";

/** The effect of MitID on the player's own account: a verified identity, and the end of a required login. */
async function verify(db: Queries, { brand, player }: ActiveSession): Promise<void> {
  const verified = await db
    .update(players)
    .set({ eidVerifiedAt: databaseNow })
    .where(and(eq(players.id, player.id), isNull(players.eidVerifiedAt)))
    .returning({ id: players.id });
  if (verified.length > 0) await writeAudit(db, { brand, playerId: player.id, event: "identity-verified" });
  const kind = "oces-login-required";
  const lifted = await db
    .update(holds)
    .set({ liftedAt: databaseNow })
    .where(and(eq(holds.playerId, player.id), eq(holds.kind, kind), isNull(holds.liftedAt)))
    .returning({ id: holds.id });
  if (lifted.length > 0) {
    await writeAudit(db, { brand, playerId: player.id, event: "hold-lifted", details: { kind } });
  }
}

/** Handles MitID for a player who is signed in: it must be the same person. */
export async function confirmIdentity({ call, people, visit, person }: Arrival): Promise<Outcome> {
  const { services, site, session, cookies } = call;
  const { db } = services;
  const userAgent = call.request.headers["user-agent"];
  if (session?.player.id !== visit.playerId) return { error: "other_person" };
  const known = await findPerson(db, site.brand.licence.number, person, people.keys);
  if (!session || known?.id !== session.player.id) {
    const playerId = session?.player.id;
    const details = { method: "mitid", because: "other_person" };
    await writeAudit(db, { brand: site.brand.id, playerId, event: "sign-in-refused", details });
    return { error: "other_person" };
  }
  const answer = await people.askRegister(person.cpr ?? people.keys.openCpr(known.sealedCpr));
  const set = await db.transaction(async (transaction) => {
    const opened = await confirmSession(transaction, session, "mitid");
    if (!opened) return undefined;
    if (visit.request !== null) await confirmRequest(transaction, session, visit.request);
    if (visit.purpose === "verify" && person.cpr !== undefined) await verify(transaction, session);
    const isNew = await applyAnswer(transaction, known.id, site.brand.id, answer);
    // As at a login: other sessions end, and this one is restricted from its next call on.
    if (isNew)
      await endAllSessions(transaction, known.id, site.brand.id, "restricted", { except: session.id });
    return [...confirmedCookies(opened), await knowDevice(transaction, known.id, { cookies, userAgent })];
  });
  if (!set) return { error: "mitid_failed" };
  return { address: successAddress(visit.purpose, visit.returnPath), cookies: set };
}
