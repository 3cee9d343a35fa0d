import { notFound } from "next/navigation";
import { definePage } from "@spilhus/page-kit";
import { pathOf, routeById } from "@spilhus/routes";
import { Container, Link, PageHero, Section, Stack } from "@spilhus/ui";
import { REPLAY_MESSAGES } from "./replayMessages.ts";
import { ReplayIsland } from "./ReplayIsland.tsx";

/** A round of the player's own, shown again from the events that the gateway keeps for 90 days. */
export const replayPage = definePage<string>({
  route: "round-replay",
  load({ params: { roundId } }) {
    if (roundId === undefined) notFound();
    return Promise.resolve(roundId);
  },
  describe: (_, { t, path }) => ({
    title: t("play.replayTitle"),
    description: t("play.replayText"),
    crumbs: [
      { name: t("cashier.movementsTitle"), path: pathOf(routeById("account-transactions")) },
      { name: t("play.replayTitle"), path },
    ],
  }),
  Body: ({ data: roundId, request: { t, locale, brand, messagesOf } }) => (
    <>
      <PageHero title={t("play.replayTitle")} text={t("play.replayText")} />
      <Section>
        <Container>
          <Stack gap={5}>
            <ReplayIsland
              key={roundId}
              {...{ roundId, locale, brand: brand.id, zone: brand.timezone }}
              messages={messagesOf(...REPLAY_MESSAGES)}
            />
            <p>
              <Link href={pathOf(routeById("account-transactions"))}>{t("play.replayBack")}</Link>
            </p>
          </Stack>
        </Container>
      </Section>
    </>
  ),
});
