import { Container, Section, Stack } from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { NewPasswordIsland } from "./NewPasswordIsland.tsx";
import { NEW_PASSWORD_PAGE_MESSAGES } from "./passwordMessages.ts";

/** Where the link of a mail leads who has forgotten the password (R2.31). */
export const newPasswordPage = definePage({
  route: "new-password",
  load: () => Promise.resolve(undefined),
  describe: (_, { t }) => ({
    title: t("password.title"),
    description: t("password.description"),
    // Its own address is a secret.
    crumbs: [],
  }),
  Body: ({ request: { brand, t, messagesOf } }) => (
    <Section>
      <Container width="text">
        <Stack gap={5}>
          <h1>{t("password.title")}</h1>
          <NewPasswordIsland brand={brand.id} messages={messagesOf(...NEW_PASSWORD_PAGE_MESSAGES)} />
        </Stack>
      </Container>
    </Section>
  ),
});
