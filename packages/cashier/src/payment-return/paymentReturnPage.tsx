import { definePage } from "@spilhus/page-kit";
import { ButtonLink, Container, Section, Stack } from "@spilhus/ui";
import { LATEST_PATH } from "../progress/latestPath.ts";
import { PaymentReturnIsland } from "./PaymentReturnIsland.tsx";

/** The page to which providers send the player back (R2.28). It shows no data and leads to one page only. */
export const paymentReturnPage = definePage({
  route: "payment-redirect",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("cashier.returnTitle"),
    description: t("cashier.returnDescription"),
    crumbs: [{ name: t("cashier.returnTitle"), path }],
  }),
  Body: ({ request: { t } }) => (
    <Section>
      <Container width="text">
        <Stack gap={4}>
          <h1>{t("cashier.returnTitle")}</h1>
          <p>{t("cashier.returnDescription")}</p>
          <p>
            <ButtonLink href={LATEST_PATH}>{t("cashier.onward")}</ButtonLink>
          </p>
          <PaymentReturnIsland />
        </Stack>
      </Container>
    </Section>
  ),
});
