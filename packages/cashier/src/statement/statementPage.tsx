import { accountCrumbs, AccountFrame } from "@spilhus/account/frame";
import { definePage } from "@spilhus/page-kit";
import { StatementIsland } from "./StatementIsland.tsx";
import { STATEMENT_MESSAGES } from "./statementMessages.ts";

/**
 * An account statement of the last 90 days (R2.51). The page is the same for every id; the browser fetches the
 * statement and its movements.
 */
export const statementPage = definePage({
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
        <StatementIsland
          reportId={params["reportId"] ?? ""}
          brand={brand.id}
          zone={brand.timezone}
          messages={messagesOf(...STATEMENT_MESSAGES)}
        />
      </AccountFrame>
    );
  },
});
