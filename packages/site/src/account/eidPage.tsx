import { definePage } from "../app/pageDefinition.ts";
import { accountCrumbs } from "./accountCrumbs.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { ACCOUNT_KEYS } from "./accountKeys.ts";
import { EidIsland } from "./EidIsland.tsx";

/** Identity, shown by MitID (R2.32). */
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
      <EidIsland messages={request.pick(ACCOUNT_KEYS)} />
    </AccountFrame>
  ),
});
