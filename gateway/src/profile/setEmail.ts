import { SET_EMAIL } from "@spilhus/contracts/player-account";
import { DrizzleQueryError, eq } from "drizzle-orm";
import { DatabaseError } from "pg";
import { defineCallWith, DONE } from "../calls/index.ts";
import { EVENT_TEXTS, putMessage } from "../inbox/index.ts";
import { type MailServices, notifyPlayer } from "../mail/index.ts";
import { passwordLinks } from "../passwords/index.ts";
import { requireConfirmed } from "../sessions/index.ts";
import { changeProfile } from "./changeProfile.ts";

/** Two players who log in by password cannot share an address. */
const isTaken = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof DatabaseError &&
  error.cause.constraint === "players_password_email";

/** Counted as an attempt: for players with a password, the answer reveals whether another player has the address. */
export const setEmail = defineCallWith<MailServices>()(SET_EMAIL, async (call) => {
  const { services, session, body, refuse } = call;
  const { db, limits } = services;
  const { player } = session;
  const { email } = body;
  requireConfirmed(session);
  await limits.ofAccount("attempt", { player: player.id });
  try {
    await changeProfile(db, session, { email }, async (transaction) => {
      // A link that was sent to the old address must not stay valid.
      await transaction.delete(passwordLinks).where(eq(passwordLinks.playerId, player.id));
      if (player.email?.toLowerCase() === email.toLowerCase()) return;
      await notifyPlayer(transaction, call, player.email, { kind: "email-changed" });
      await putMessage(transaction, player.id, EVENT_TEXTS.emailChanged());
    });
  } catch (error) {
    if (isTaken(error)) throw refuse("invalid-request", "body.email: cannot be used.");
    throw error;
  }
  return DONE;
});
