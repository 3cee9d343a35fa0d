import { Container, Section, Stack } from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { NewPasswordIsland } from "./NewPasswordIsland.tsx";
import { NEW_PASSWORD_PAGE_MESSAGES } from "./passwordMessages.ts";

/** The page that the link in the password mail opens (R2.31). */
export const newPasswordPage = definePage({
  route: "new-password",
  load: () => Promise.resolve(undefined),
  describe: (_, { t }) => ({
    title: t("password.title"),
    description: t("password.description"),
    // The page's address contains a secret.
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
