import { definePage } from "@spilhus/page-kit";
import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { WITHDRAWAL_MESSAGES } from "./withdrawalMessages.ts";
import { WithdrawalsIsland } from "./WithdrawalsIsland.tsx";

/** The page for players whose withdrawals are blocked (R2.50, R5.13). */
export const withdrawalsBlockedPage = definePage({
  route: "withdrawals-blocked",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("selfService.payoutTitle"),
    description: t("selfService.payoutDescription"),
    crumbs: accountCrumbs(t, t("selfService.payoutTitle"), path),
  }),
  Body: ({ request }) => (
    <AccountFrame request={request} route="withdrawals-blocked" title={request.t("selfService.payoutTitle")}>
      <WithdrawalsIsland messages={request.messagesOf(...WITHDRAWAL_MESSAGES)} />
    </AccountFrame>
  ),
});
