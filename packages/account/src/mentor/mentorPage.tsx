import { routeById } from "@spilhus/routes";
import { ButtonLink, Cluster, Stack } from "@spilhus/ui";
import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { definePage } from "@spilhus/page-kit";
import { ReportStart } from "../report/ReportStart.tsx";
import { MENTOR_MESSAGES } from "./mentorMessages.ts";
import { MentorIsland } from "./MentorIsland.tsx";

/** Feedback on the player's own play, with links to self-control tools (R2.40). */
export const mentorPage = definePage({
  route: "mentor",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("mentor.title"),
    description: t("mentor.description"),
    crumbs: accountCrumbs(t, t("mentor.title"), path),
  }),
  Body: ({ request }) => {
    const { brand, t, messagesOf } = request;
    return (
      <AccountFrame request={request} route="mentor" title={t("mentor.title")}>
        <p>{t("mentor.text")}</p>
        <MentorIsland zone={brand.timezone} messages={messagesOf(...MENTOR_MESSAGES)} />
        <ReportStart request={request} />
        <section aria-labelledby="mentor-tools">
          <Stack gap={3}>
            <h2 id="mentor-tools">{t("mentor.toolsTitle")}</h2>
            <p>{t("mentor.toolsText")}</p>
            <Cluster gap={3}>
              <ButtonLink href={routeById("deposit-limit").path} kind="secondary">
                {t("account.depositLimit")}
              </ButtonLink>
              <ButtonLink href={routeById("cooling-off").path} kind="secondary">
                {t("account.coolingOff")}
              </ButtonLink>
            </Cluster>
          </Stack>
        </section>
      </AccountFrame>
    );
  },
});
