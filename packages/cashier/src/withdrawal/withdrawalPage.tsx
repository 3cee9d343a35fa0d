import { accountCrumbs, AccountFrame } from "@spilhus/account/frame";
import { definePage } from "@spilhus/page-kit";
import { FUNDS_PROOF_MESSAGES } from "../funds-proof/fundsProofMessages.ts";
import { FundsProofIsland } from "../funds-proof/FundsProofIsland.tsx";
import { WithdrawalIsland } from "./WithdrawalIsland.tsx";
import { WITHDRAWAL_MESSAGES } from "./withdrawalMessages.ts";

/** Udbetaling til konto (R2.38). */
export const withdrawalPage = definePage({
  route: "withdrawal",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("withdrawal.title"),
    description: t("withdrawal.description"),
    crumbs: accountCrumbs(t, t("withdrawal.title"), path),
  }),
  Body: ({ request }) => (
    <AccountFrame request={request} route="withdrawal" title={request.t("withdrawal.title")}>
      <p>{request.t("withdrawal.intro")}</p>
      <WithdrawalIsland path={request.path} messages={request.messagesOf(...WITHDRAWAL_MESSAGES)} />
      <FundsProofIsland
        zone={request.brand.timezone}
        messages={request.messagesOf(...FUNDS_PROOF_MESSAGES)}
      />
    </AccountFrame>
  ),
});
