import { definePage } from "@spilhus/page-kit";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { HOME_MESSAGES } from "./homeMessages.ts";
import { HomeIsland } from "./HomeIsland.tsx";

/** 'Min spilkonto' (R2.33). */
export const accountHomePage = definePage({
  route: "account-home",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("account.title"),
    description: t("account.description"),
    crumbs: [{ name: t("account.title"), path }],
  }),
  Body: ({ request }) => (
    <AccountFrame request={request} route="account-home" title={request.t("account.title")}>
      <HomeIsland messages={request.messagesOf(...HOME_MESSAGES)} />
    </AccountFrame>
  ),
});
