import { accountCrumbs, AccountFrame } from "@spilhus/account/frame";
import { definePage } from "@spilhus/page-kit";
import { BonusesIsland } from "./BonusesIsland.tsx";
import { BONUS_MESSAGES } from "./bonusMessages.ts";

/** A player's bonuses, and the offers of one (R2.39). */
export const bonusesPage = definePage({
  route: "my-bonuses",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("bonuses.title"),
    description: t("bonuses.description"),
    crumbs: accountCrumbs(t, t("bonuses.title"), path),
  }),
  Body: ({ request }) => (
    <AccountFrame request={request} route="my-bonuses" title={request.t("bonuses.title")}>
      <p>{request.t("bonuses.intro")}</p>
      <BonusesIsland zone={request.brand.timezone} messages={request.messagesOf(...BONUS_MESSAGES)} />
    </AccountFrame>
  ),
});
