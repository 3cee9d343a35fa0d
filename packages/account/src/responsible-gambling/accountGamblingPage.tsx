import { routeById } from "@spilhus/routes";
import { ButtonLink, HelpCards, Stack } from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { brandDuties, helplineCards } from "@spilhus/page-kit/compliance";
import { ReportStart } from "../report/ReportStart.tsx";
import { ToolSection } from "./ToolSection.tsx";
import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";

/** Responsible gaming in the account: self-control tools, help and further reading (R2.47). */
export const accountGamblingPage = definePage({
  route: "account-responsible-gaming",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("account.gamblingTitle"),
    description: t("account.gamblingDescription"),
    crumbs: accountCrumbs(t, t("account.gamblingTitle"), path),
  }),
  Body: ({ request }) => {
    const { brand, now, t } = request;
    return (
      <AccountFrame request={request} route="account-responsible-gaming" title={t("account.gamblingTitle")}>
        <p>{t("account.gamblingText")}</p>
        <ToolSection request={request} />
        <ReportStart request={request} />
        <section aria-labelledby="account-help">
          <Stack gap={3}>
            <h2 id="account-help">{t("account.helpTitle")}</h2>
            <HelpCards label={t("account.helpTitle")} cards={helplineCards(brandDuties(brand, now), t)} />
          </Stack>
        </section>
        <p>
          <ButtonLink href={routeById("responsible-gaming").path} kind="secondary">
            {t("account.gamblingMore")}
          </ButtonLink>
        </p>
      </AccountFrame>
    );
  },
});
