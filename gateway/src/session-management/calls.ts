import {
  CHECK_LOGIN_LIMITS,
  GET_SESSION_INFO,
  LOG_OUT,
  type SessionInfo,
} from "@spilhus/contracts/user-auth";
import { sql } from "drizzle-orm";
import { databaseNow } from "../clock/index.ts";
import { defineCall, DONE, type DefinedCall, type DefinedServiceCall } from "../calls/index.ts";
import { accountStatus, accountStatuses } from "./accountStatus.ts";
import { endOneSession, endOtherSessions } from "./endElsewhere.ts";
import { endPlayerSessions } from "./endPlayerSessions.ts";
import { endSession, signedOutCookies } from "../sessions/index.ts";
import { listSessions } from "./openSessions.ts";

const sessionInfo = defineCall(
  GET_SESSION_INFO,
  async ({ session, services: { db } }): Promise<SessionInfo> => {
    if (!session) {
      const { rows } = await db.execute<{ now: string }>(sql`select ${databaseNow} as now`);
      return { loggedIn: false, serverTime: new Date(rows[0]?.now ?? 0).toISOString() };
    }
    return {
      loggedIn: true,
      serverTime: session.now.toISOString(),
      loggedInAt: session.loggedInAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
      endsAt: session.endsAt.toISOString(),
      method: session.method,
    };
  },
  { keepsIdleEnd: true },
);

const loginLimits = defineCall(CHECK_LOGIN_LIMITS, async ({ session }) => ({
  data: { withinLimits: session.accountStatus.withinLimits },
}));

const logout = defineCall(
  LOG_OUT,
  async ({ session, services: { db }, reply, refuse }) => {
    // Gone from the browser too when the session was over already (R8.02).
    void reply.header("set-cookie", signedOutCookies());
    if (!session) throw refuse("no-session");
    await db.transaction((transaction) => endSession(transaction, session, "logout"));
    return DONE;
  },
  { keepsIdleEnd: true },
);

/** The calls about the player's sessions. */
export const SESSION_CALLS: readonly DefinedCall[] = [
  sessionInfo,
  loginLimits,
  logout,
  listSessions,
  endOneSession,
  endOtherSessions,
];

/** The calls of the edge and of the operator about sessions. */
export const SESSION_SERVICE_CALLS: readonly DefinedServiceCall[] = [
  accountStatus,
  accountStatuses,
  endPlayerSessions,
];
