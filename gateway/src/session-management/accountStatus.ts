import { type AccountStatusAnswer, GET_ACCOUNT_STATUS } from "@spilhus/contracts/edge";
import { defineServiceCall } from "../calls/index.ts";
import { refusal } from "../http/index.ts";

/** Tells the edge who is behind a cookie, before it serves a page. Only looks: no end moves, nothing is written. */
export const accountStatus = defineServiceCall(
  GET_ACCOUNT_STATUS,
  async ({ services: { brands, findSession }, body }): Promise<AccountStatusAnswer> => {
    const { brand, session: token } = body;
    if (!brands.has(brand)) throw refusal("unknown-brand");
    const session = token === null ? undefined : await findSession(brand, token);
    if (!session) return { loggedIn: false };
    return {
      loggedIn: true,
      checkResult: session.accountStatus.checkResult,
      withinLimits: session.accountStatus.withinLimits,
      hasVerifiedEid: session.player.eidVerifiedAt !== null,
      isWithdrawalBlocked: session.isWithdrawalBlocked,
      loggedInAt: session.loggedInAt.toISOString(),
      expiresAt: session.expiresAt.toISOString(),
    };
  },
);
