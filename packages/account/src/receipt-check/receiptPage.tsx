import { definePage } from "@spilhus/page-kit";
import { PlayerStyles } from "@spilhus/page-kit/stylesheets";
import { Container, PageHero, Section, Stack } from "@spilhus/ui";
import { ReceiptIsland } from "./ReceiptIsland.tsx";
import { RECEIPT_MESSAGES } from "./receiptMessages.ts";

/** Where anybody who holds a statement of account can have it checked, such as a bank (R2.51). */
export const receiptPage = definePage({
  route: "receipt-check",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("report.receiptTitle"),
    description: t("report.receiptDescription"),
    crumbs: [{ name: t("report.receiptTitle"), path }],
  }),
  Body: ({ request: { brand, t, messagesOf } }) => (
    <>
      <PlayerStyles />
      <PageHero variant="article" title={t("report.receiptTitle")} text={t("report.receiptText")} />
      <Section>
        <Container>
          <Stack gap={5}>
            <noscript>
              <p>{t("report.receiptScript")}</p>
            </noscript>
            <ReceiptIsland zone={brand.timezone} messages={messagesOf(...RECEIPT_MESSAGES)} />
            <p>{t("report.receiptPrivacy")}</p>
          </Stack>
        </Container>
      </Section>
    </>
  ),
});
