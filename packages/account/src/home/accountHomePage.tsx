import type { ComponentType } from "react";
import { definePage, type PageRequest } from "@spilhus/page-kit";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { HOME_MESSAGES } from "./homeMessages.ts";
import { HomeIsland } from "./HomeIsland.tsx";

interface HomeMoney {
  readonly Overview: ComponentType<{ readonly request: PageRequest }>;
  readonly Latest: ComponentType<{ readonly request: PageRequest }>;
}

/**
 * 'Min spilkonto' (R2.33).
 *
 * @param money what a wing above this one shows over and under the player's details
 */
export const accountHomePage = ({ Overview, Latest }: HomeMoney) =>
  definePage({
    route: "account-home",
    load: () => Promise.resolve(undefined),
    describe: (_, { t, path }) => ({
      title: t("account.title"),
      description: t("account.description"),
      crumbs: [{ name: t("account.title"), path }],
    }),
    Body: ({ request }) => (
      <AccountFrame request={request} route="account-home" title={request.t("account.title")}>
        <HomeIsland
          messages={request.messagesOf(...HOME_MESSAGES)}
          overview={<Overview request={request} />}
          latest={<Latest request={request} />}
        />
      </AccountFrame>
    ),
  });
