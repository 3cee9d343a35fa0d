import { accountCrumbs, AccountFrame } from "@spilhus/account/frame";
import { definePage } from "@spilhus/page-kit";
import { pathOf, routeById } from "@spilhus/routes";
import { Link } from "@spilhus/ui";
import { FUNDS_PROOF_MESSAGES } from "../funds-proof/fundsProofMessages.ts";
import { FundsProofIsland } from "../funds-proof/FundsProofIsland.tsx";
import { MOVEMENT_MESSAGES } from "./movementMessages.ts";
import { MovementsIsland } from "./MovementsIsland.tsx";

/** Every movement of a player's money (BEK 1274/2019 § 5). */
export const movementsPage = definePage({
  route: "account-transactions",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("cashier.movementsTitle"),
    description: t("cashier.movementsDescription"),
    crumbs: accountCrumbs(t, t("cashier.movementsTitle"), path),
  }),
  Body: ({ request }) => {
    const { brand, t, messagesOf } = request;
    return (
      <AccountFrame request={request} route="account-transactions" title={t("cashier.movementsTitle")}>
        <p>{t("cashier.movementsText")}</p>
        <MovementsIsland zone={brand.timezone} messages={messagesOf(...MOVEMENT_MESSAGES)} />
        <p>
          {t("cashier.reportText")} <Link href={pathOf(routeById("mentor"))}>{t("report.startTitle")}</Link>
        </p>
        <FundsProofIsland zone={brand.timezone} messages={messagesOf(...FUNDS_PROOF_MESSAGES)} />
      </AccountFrame>
    );
  },
});
