import type { ShellSettings } from "@spilhus/contracts";
import { AccountLayout, Container } from "@spilhus/ui";
import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountMenu } from "../frame/AccountMenu.tsx";
import { helpLinks } from "../frame/helpLinks.ts";
import { LIMIT_MESSAGES } from "../deposit-limits/limitMessages.ts";
import { LossReachedIsland } from "../deposit-limits/LossReached.tsx";
import { StatusIsland } from "../status/StatusIsland.tsx";
import { STATUS_MESSAGES } from "../status/statusMessages.ts";
import { definePage } from "@spilhus/page-kit";
import { brandDuties } from "@spilhus/page-kit/compliance";
import { ToolSection } from "./ToolSection.tsx";

/** 'Tid til en pause': the play limits are reached, the account stays open, with the limit of loss that was reached and tools that help (R2.49). */
export const playLimitsPage = definePage<ShellSettings>({
  route: "play-limits-reached",
  load: ({ content }) => content.shell(),
  describe: (_, { t, path }) => ({
    title: t("account.limitsTitle"),
    description: t("account.statusDescription"),
    crumbs: accountCrumbs(t, t("account.limitsTitle"), path),
  }),
  Body: ({ data: shell, request }) => {
    const { brand, t, messagesOf, now } = request;
    return (
      <Container>
        <AccountLayout
          isFront={false}
          navigation={<AccountMenu request={request} route="play-limits-reached" />}
        >
          <StatusIsland
            route="play-limits-reached"
            messages={messagesOf(...STATUS_MESSAGES)}
            help={helpLinks(brandDuties(brand, now), shell, t)}
            details={<LossReachedIsland messages={messagesOf(...LIMIT_MESSAGES)} />}
          >
            <ToolSection request={request} />
          </StatusIsland>
        </AccountLayout>
      </Container>
    );
  },
});
