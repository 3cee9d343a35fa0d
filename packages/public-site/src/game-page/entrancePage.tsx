import { notFound } from "next/navigation";
import type { Game } from "@spilhus/contracts";
import { ButtonLink, Container, EmptyState, PageHero, Section } from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { gamePath, pathOf, routeById } from "@spilhus/routes";
import { gameHeroPicture } from "./gameHeroPicture.ts";

/**
 * The entrance to a game (R2.23), as guests see it: log in to play, or to try the demo, each only if this installation has
 * it. The edge brings a player straight to the game, or to the one thing that is missing. A game that opens later says so.
 */
export const entrancePage = definePage<Game>({
  route: "game-entrance",
  async load({ games, params: { slug = "" } }) {
    const game = await games.game(slug);
    if (!game) notFound();
    return game;
  },
  describe: (game, { t, path }) => ({
    title: t("entrance.title", { game: game.name }),
    description: game.description.slice(0, 158),
    image: game.art.landscape,
    crumbs: [
      { name: game.name, path: gamePath(game.slug) },
      { name: t("entrance.title", { game: game.name }), path },
    ],
  }),
  Body: ({ data: game, request: { t, brand, path } }) => {
    const { accountsEnabled, demoEnabled, paymentsEnabled } = siteConfig();
    const isOpen = game.isPlayable && accountsEnabled;
    // Playing needs money in the account.
    const canPlay = isOpen && paymentsEnabled;
    // A hall has no demo: its rounds are everybody's.
    const canTry = isOpen && game.proof !== null && demoEnabled && brand.flags["demo-play"] === true;
    const toGamePage = (
      <ButtonLink href={gamePath(game.slug)} kind={canPlay || canTry ? "quiet" : "primary"}>
        {t("entrance.toGamePage")}
      </ButtonLink>
    );
    return (
      <>
        <PageHero
          variant="article"
          eyebrow={game.provider.name}
          title={t("entrance.title", { game: game.name })}
          picture={gameHeroPicture(game)}
        />
        <Section>
          <Container width="text">
            {canPlay || canTry ? (
              <section aria-labelledby="entrance-choose">
                <h2 id="entrance-choose">{t("entrance.choose")}</h2>
                {canPlay && (
                  <p>
                    <ButtonLink href={`?auth=login&returnUrl=${encodeURIComponent(path)}`}>
                      {t("entrance.logIn")}
                    </ButtonLink>{" "}
                    {t("entrance.logInText")}
                  </p>
                )}
                {canTry && (
                  <p>
                    <ButtonLink
                      href={`${pathOf(routeById("playgame"))}?game=${game.slug}&demo=1`}
                      kind="secondary"
                    >
                      {t("entrance.demo")}
                    </ButtonLink>{" "}
                    {t("entrance.demoText")}
                  </p>
                )}
                {toGamePage}
              </section>
            ) : (
              <EmptyState
                icon="clock"
                title={t("entrance.unavailableTitle")}
                text={t("entrance.unavailableText")}
                actions={toGamePage}
              />
            )}
          </Container>
        </Section>
      </>
    );
  },
});
