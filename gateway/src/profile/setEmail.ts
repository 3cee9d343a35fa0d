import { SET_EMAIL } from "@spilhus/contracts/player-account";
import { DrizzleQueryError } from "drizzle-orm";
import { DatabaseError } from "pg";
import { defineCall, DONE } from "../calls/defineCall.ts";
import { requireConfirmed } from "../sessions/requireConfirmed.ts";
import { changeProfile } from "./changeProfile.ts";

/** Two who log in by password cannot have one address. */
const isTaken = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  error.cause instanceof DatabaseError &&
  error.cause.constraint === "players_password_email";

/** Counted as an attempt: for players with a password, the answer tells whether somebody else has the address. */
export const setEmail = defineCall(
  SET_EMAIL,
  async ({ services: { db, limits }, session, body: { email }, refuse }) => {
    requireConfirmed(session);
    limits.ofAccount("attempt", session.player.id);
    try {
      await changeProfile(db, session, { email });
    } catch (error) {
      if (isTaken(error)) throw refuse("invalid-request", "body.email: cannot be used.");
      throw error;
    }
    return DONE;
  },
  { limit: "attempt" },
);
