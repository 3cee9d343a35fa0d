import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { definePage } from "@spilhus/page-kit";
import { ReportIsland } from "./ReportIsland.tsx";
import { REPORT_MESSAGES } from "./reportMessages.ts";

/**
 * An account statement of the last 90 days (R2.51). The page is the same for every id; the browser fetches the
 * statement.
 */
export const reportPage = definePage({
  route: "account-report",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("report.title"),
    description: t("report.description"),
    crumbs: accountCrumbs(t, t("report.title"), path),
  }),
  Body: ({ request }) => {
    const { brand, t, messagesOf, params } = request;
    return (
      <AccountFrame request={request} route="account-report" title={t("report.title")}>
        <ReportIsland
          reportId={params["reportId"] ?? ""}
          brand={brand.id}
          zone={brand.timezone}
          messages={messagesOf(...REPORT_MESSAGES)}
        />
      </AccountFrame>
    );
  },
});
