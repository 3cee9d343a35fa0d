import {
  type AccountStatusAnswer,
  type AccountStatuses,
  GET_ACCOUNT_STATUS,
  GET_ACCOUNT_STATUSES,
} from "@spilhus/contracts/edge";
import { defineServiceCall } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { playersWithLimits } from "../deposit-limits/index.ts";
import { refusal } from "../http/index.ts";
import { type ActiveSession, findSessions } from "../sessions/index.ts";

/** What the edge may know of sessions, in their order. */
async function answersOf(
  db: Queries,
  sessions: readonly (ActiveSession | undefined)[],
): Promise<AccountStatusAnswer[]> {
  const limited = await playersWithLimits(
    db,
    sessions.flatMap((session) => session?.player.id ?? []),
  );
  return sessions.map((session) => {
    if (!session) return { loggedIn: false };
    return {
      loggedIn: true,
      checkResult: session.accountStatus.checkResult,
      withinLimits: session.accountStatus.withinLimits,
      hasVerifiedEid: session.player.eidVerifiedAt !== null,
      isWithdrawalBlocked: session.isWithdrawalBlocked,
      hasDepositLimit: limited.has(session.player.id),
      loggedInAt: session.loggedInAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    };
  });
}

/** Tells the edge who is behind a cookie, before it serves a page. Only looks: no end moves, nothing is written. */
export const accountStatus = defineServiceCall(
  GET_ACCOUNT_STATUS,
  async ({ services: { brands, db, findSession }, body }): Promise<AccountStatusAnswer> => {
    const { brand, session: token } = body;
    if (!brands.has(brand)) throw refusal("unknown-brand");
    const session = token === null ? undefined : await findSession(brand, token);
    const [answer = { loggedIn: false }] = await answersOf(db, [session]);
    return answer;
  },
);

/** Tells the edge who is behind many cookies, with two queries. Only looks, as the call for one does. */
export const accountStatuses = defineServiceCall(
  GET_ACCOUNT_STATUSES,
  async ({ services: { brands, db }, body }): Promise<AccountStatuses> => {
    const tokens = body.questions.map(({ brand, session }) => ({ brand, token: session ?? "" }));
    return { answers: await answersOf(db, await findSessions(db, brands, tokens)) };
  },
);
