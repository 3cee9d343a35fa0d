import { definePage } from "@spilhus/page-kit";
import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { EidIsland } from "./EidIsland.tsx";
import { EID_MESSAGES } from "./eidMessages.ts";

/** Identity verification with MitID (R2.32). */
export const eidPage = definePage({
  route: "eid",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("account.eidTitle"),
    description: t("account.eidDescription"),
    crumbs: accountCrumbs(t, t("account.eidTitle"), path),
  }),
  Body: ({ request }) => (
    <AccountFrame request={request} route="eid" title={request.t("account.eidTitle")}>
      <EidIsland messages={request.messagesOf(...EID_MESSAGES)} />
    </AccountFrame>
  ),
});
