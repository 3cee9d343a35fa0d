import { routeById } from "@spilhus/routes";
import { Container, Link, PageHero, Section, Stack } from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { PlayerStyles } from "@spilhus/page-kit/stylesheets";
import { BONUS_CODE_MESSAGES } from "./bonusCodeMessages.ts";
import { BonusCodeIsland } from "./BonusCodeIsland.tsx";

/** The page where a guest sees what a bonus code gives, and keeps it (R2.10). It has no form where accounts are disabled. */
export const bonusCodePage = definePage({
  route: "bonus-code",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("bonusCode.title"),
    description: t("bonusCode.description"),
    crumbs: [{ name: t("bonusCode.title"), path }],
  }),
  Body: ({ request: { brand, t, messagesOf } }) => (
    <>
      <PlayerStyles />
      <PageHero variant="article" title={t("bonusCode.title")} text={t("bonusCode.text")} />
      <Section>
        <Container>
          <Stack gap={5}>
            {siteConfig().accountsEnabled && (
              <BonusCodeIsland zone={brand.timezone} messages={messagesOf(...BONUS_CODE_MESSAGES)} />
            )}
            <p>
              <Link href={routeById("terms").path}>{t("bonusCode.terms")}</Link>
            </p>
          </Stack>
        </Container>
      </Section>
    </>
  ),
});
