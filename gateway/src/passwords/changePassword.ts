import {
  CHANGE_PASSWORD,
  OPEN_PASSWORD_LINK,
  PLAYER_COOKIES,
  REQUEST_NEW_PASSWORD,
  SIGN_IN_LIMITS,
} from "@spilhus/contracts/user-auth";
import { chosenLocale } from "@spilhus/contracts";
import { cookieCodec } from "@spilhus/lib";
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { writeAudit } from "../audit/index.ts";
import { defineCall, defineCallWith, DONE } from "../calls/index.ts";
import { databaseNow, seconds } from "../clock/index.ts";
import { forgetDevices } from "../devices/index.ts";
import { EVENT_TEXTS, putMessage } from "../inbox/index.ts";
import { type MailServices, notifyPlayer } from "../mail/index.ts";
import { players } from "../players/index.ts";
import { endAllSessions, lockPlayerRow } from "../sessions/index.ts";
import { hashToken, isToken, newToken, tokenValue } from "../tokens/index.ts";
import { hashPassword } from "./passwordHash.ts";
import { passwordLinks } from "./tables.ts";
import { refuseWeak } from "./weakPassword.ts";

const cookie = cookieCodec(PLAYER_COOKIES.passwordChange, tokenValue);

/** A link that is valid on this site, by its token or, once it was opened, by the cookie's value. */
const holdsHere = (brand: string, token: string) =>
  and(
    eq(passwordLinks.tokenHash, hashToken(token)),
    eq(passwordLinks.brand, brand),
    gt(passwordLinks.expiresAt, databaseNow),
  );

/**
 * Queues the request for any address. The player is looked up only when the mail is sent, so the answer reveals
 * nothing.
 */
export const requestNewPassword = defineCallWith<MailServices>()(
  REQUEST_NEW_PASSWORD,
  async ({ services: { db, limits, putMail }, site: { brand, mailOrigin }, body: { email }, cookies }) => {
    const licence = brand.licence.number;
    await limits.ofAccount("attempt", { typed: `new password ${licence} ${email.toLowerCase()}` });
    await putMail(db, brand.id, {
      kind: "new-password",
      to: email,
      locale: chosenLocale(cookies),
      origin: mailOrigin,
      licence,
    });
    return DONE;
  },
);

/** Opens a link once. From then on its token is in this browser's cookie and in no address. */
export const openPasswordLink = defineCall(
  OPEN_PASSWORD_LINK,
  async ({ services: { db }, site, body, reply, refuse }) => {
    const given = newToken();
    const [opened] = isToken(body.token)
      ? await db
          .update(passwordLinks)
          .set({
            tokenHash: hashToken(given),
            openedAt: databaseNow,
            expiresAt: sql`${databaseNow} + ${seconds(SIGN_IN_LIMITS.passwordChangeSeconds)}`,
          })
          .where(and(holdsHere(site.brand.id, body.token), isNull(passwordLinks.openedAt)))
          .returning({ expiresAt: passwordLinks.expiresAt })
      : [];
    if (!opened) throw refuse("token-gone");
    void reply.header("set-cookie", cookie.set(given));
    return { expiresAt: opened.expiresAt.toISOString() };
  },
);

/** Sets a new password and ends every session of the player. */
export const changePassword = defineCallWith<MailServices>()(CHANGE_PASSWORD, async (call) => {
  const { services, site, body, cookies, reply, refuse } = call;
  const { db } = services;
  const token = cookie.read(cookies);
  if (token === undefined) throw refuse("token-gone");
  const isOurs = and(holdsHere(site.brand.id, token), isNotNull(passwordLinks.openedAt));
  // Looked up first, because hashing is expensive: only a valid link may cause it.
  const [link] = await db
    .select({
      playerId: passwordLinks.playerId,
      player: { firstName: players.firstName, lastName: players.lastName, email: players.email },
    })
    .from(passwordLinks)
    .innerJoin(players, eq(players.id, passwordLinks.playerId))
    .where(isOurs);
  if (!link) throw refuse("token-gone");
  const { playerId } = link;
  await refuseWeak(body.password, { brand: site.brand, player: link.player });
  const passwordHash = await hashPassword(body.password);
  const brand = site.brand.id;
  await db.transaction(async (transaction) => {
    await lockPlayerRow(transaction, playerId);
    const taken = await transaction.delete(passwordLinks).where(isOurs).returning({ id: passwordLinks.id });
    if (taken.length === 0) throw refuse("token-gone");
    await transaction.delete(passwordLinks).where(eq(passwordLinks.playerId, playerId));
    const [player] = await transaction
      .update(players)
      .set({ passwordHash })
      .where(eq(players.id, playerId))
      .returning({ email: players.email });
    await endAllSessions(transaction, playerId, brand, "credential-changed");
    await forgetDevices(transaction, playerId);
    await writeAudit(transaction, { brand, playerId, event: "password-changed" });
    await notifyPlayer(transaction, call, player?.email ?? null, { kind: "password-changed" });
    await putMessage(transaction, playerId, EVENT_TEXTS.passwordChanged());
  });
  void reply.header("set-cookie", cookie.clear());
  return DONE;
});
