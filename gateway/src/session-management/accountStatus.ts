import {
  type AccountStatusAnswer,
  type AccountStatuses,
  GET_ACCOUNT_STATUS,
  GET_ACCOUNT_STATUSES,
} from "@spilhus/contracts/edge";
import { defineServiceCall } from "../calls/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { depositLimits } from "../deposit-limits/index.ts";
import { refusal } from "../http/index.ts";
import { areLossLimitsRequired, lossLimits } from "../loss-limits/index.ts";
import { playersWithLimits } from "../period-limits/index.ts";
import { type ActiveSession, findSessions, type SessionOver, whySessionsEnded } from "../sessions/index.ts";

/** Which players have the limits that they need before they play for money (BEK 1274/2019 § 21). */
async function playersWithAllLimits(db: Queries, brands: Brands, sessions: readonly ActiveSession[]) {
  const limited = await playersWithLimits(
    db,
    depositLimits,
    sessions.map(({ player }) => player.id),
  );
  const more = sessions.filter(({ brand: id, now }) => {
    const brand = brands.get(id);
    return brand && areLossLimitsRequired(brand, now);
  });
  const needed = more.map(({ player }) => player.id);
  const withLossLimits = await playersWithLimits(db, lossLimits, needed);
  const lacking = new Set(needed.filter((id) => !withLossLimits.has(id)));
  return (playerId: string) => limited.has(playerId) && !lacking.has(playerId);
}

/** What the edge may know of sessions, in their order. */
async function answersOf(
  db: Queries,
  brands: Brands,
  sessions: readonly (ActiveSession | undefined)[],
): Promise<AccountStatusAnswer[]> {
  const hasLimits = await playersWithAllLimits(
    db,
    brands,
    sessions.filter((session) => session !== undefined),
  );
  return sessions.map((session) => {
    if (!session) return { loggedIn: false };
    return {
      loggedIn: true,
      checkResult: session.accountStatus.checkResult,
      withinLimits: session.accountStatus.withinLimits,
      hasVerifiedEid: session.player.eidVerifiedAt !== null,
      isWithdrawalBlocked: session.isWithdrawalBlocked,
      hasDepositLimit: hasLimits(session.player.id),
      loggedInAt: session.loggedInAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    };
  });
}

const toldOf = (over: SessionOver | undefined) =>
  over && { because: over.reason, ...(over.until !== undefined && { until: over.until }) };

/** Tells the edge who is behind a cookie, or why their session is over, before it serves a page. Only looks: no end moves, nothing is written. */
export const accountStatus = defineServiceCall(
  GET_ACCOUNT_STATUS,
  async ({ services: { brands, db, findSession }, body }): Promise<AccountStatusAnswer> => {
    const { brand, session: token } = body;
    if (!brands.has(brand)) throw refusal("unknown-brand");
    const session = token === null ? undefined : await findSession(brand, token);
    const [answer = { loggedIn: false }] = await answersOf(db, brands, [session]);
    if (answer.loggedIn || token === null) return answer;
    const [over] = await whySessionsEnded(db, brands, [{ brand, token }]);
    return { ...answer, ...toldOf(over) };
  },
);

/** The account status of many sessions, with two queries, and why those are over that do not hold. Reading it does not extend a session, as for a single one. */
export const accountStatuses = defineServiceCall(
  GET_ACCOUNT_STATUSES,
  async ({ services: { brands, db }, body }): Promise<AccountStatuses> => {
    const tokens = body.questions.map(({ brand, session }) => ({ brand, token: session ?? "" }));
    const answers = await answersOf(db, brands, await findSessions(db, brands, tokens));
    const over = tokens.filter((_, place) => answers[place]?.loggedIn === false);
    const reasons = await whySessionsEnded(db, brands, over);
    const because = new Map(over.map((token, place) => [token, reasons[place]]));
    return {
      answers: answers.map((answer, place) => {
        const token = tokens[place];
        const told = token && toldOf(because.get(token));
        return answer.loggedIn || !told ? answer : { ...answer, ...told };
      }),
    };
  },
);
