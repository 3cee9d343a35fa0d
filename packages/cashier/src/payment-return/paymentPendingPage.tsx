import { definePage } from "@spilhus/page-kit";
import { Container, Section, Stack } from "@spilhus/ui";
import { PROGRESS_MESSAGES } from "../progress/progressMessages.ts";
import { PaymentPendingIsland } from "./PaymentPendingIsland.tsx";

/** 'Deposit pending' (R2.29): the same shell for everybody; an island asks the services about the player's deposit. */
export const paymentPendingPage = definePage({
  route: "payment-pending",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("cashier.pendingTitle"),
    description: t("cashier.pendingDescription"),
    crumbs: [{ name: t("cashier.pendingTitle"), path }],
  }),
  Body: ({ request: { brand, t, messagesOf } }) => (
    <Section>
      <Container width="text">
        <Stack gap={4}>
          <noscript>
            <p>{t("cashier.withoutScript")}</p>
          </noscript>
          <PaymentPendingIsland zone={brand.timezone} messages={messagesOf(...PROGRESS_MESSAGES)} />
        </Stack>
      </Container>
    </Section>
  ),
});
