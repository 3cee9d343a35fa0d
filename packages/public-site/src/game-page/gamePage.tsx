import { notFound } from "next/navigation";
import type { Game, Jackpot } from "@spilhus/contracts";
import { formatOre } from "@spilhus/i18n";
import {
  ArticleBody,
  Badge,
  ButtonLink,
  Container,
  FaqList,
  GameFacts,
  GameGrid,
  JackpotCounter,
  PageHero,
  Section,
  SectionHeading,
  SidebarLayout,
} from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { GameActionIsland } from "@spilhus/player-session/visitor";
import { JackpotsIsland } from "../jackpots/JackpotsIsland.tsx";
import { gameCardContent, CATEGORY_NAME } from "@spilhus/page-kit/game-cards";
import { pathOf, routeById } from "@spilhus/routes";
import { gameHeroPicture } from "./gameHeroPicture.ts";
import { gameFacts } from "./gameFacts.ts";

interface GamePageData {
  readonly game: Game;
  readonly jackpot: Jackpot | undefined;
  readonly asOf: string;
}

/** The page of a game (R2.22): description, rules, return and a link to the entrance. */
export const gamePage = definePage<GamePageData>({
  route: "game",
  async load({ games, params: { seoName = "" } }) {
    const [game, { jackpots, serverTime }] = await Promise.all([games.game(seoName), games.jackpots()]);
    if (!game) notFound();
    return { game, jackpot: jackpots.find(({ id }) => id === game.jackpotId), asOf: serverTime };
  },
  describe: ({ game }, { t, path, brand }) => {
    const hasLobby = brand.enabledRoutes.some((id) => id === game.category);
    return {
      title: `${game.name} – ${game.provider.name}`,
      description: game.description.slice(0, 158),
      image: game.art.landscape,
      crumbs: [
        ...(hasLobby
          ? [{ name: t(CATEGORY_NAME[game.category]), path: pathOf(routeById(game.category)) }]
          : []),
        { name: game.name, path },
      ],
    };
  },
  Body: ({ data: { game, jackpot, asOf }, request }) => {
    const { t, brand, locale } = request;
    return (
      <article>
        <PageHero
          variant="article"
          eyebrow={game.provider.name}
          title={game.name}
          text={game.description}
          picture={gameHeroPicture(game)}
          actions={
            <>
              <ButtonLink
                href={pathOf(routeById("game-entrance"), { slug: game.slug })}
                size="large"
                icon="play"
              >
                {t("game.playGame", { game: game.name })}
              </ButtonLink>
              {siteConfig().accountsEnabled && <GameActionIsland slug={game.slug} />}
            </>
          }
        />
        <Container>
          <SidebarLayout
            sidebarLabel={t("game.facts")}
            sidebar={
              <>
                <h2>{t("game.facts")}</h2>
                <p>
                  {game.isNew && <Badge tone="accent">{t("game.isNew")}</Badge>}
                  {game.jackpotId && <Badge tone="jackpot">{t("game.hasJackpot")}</Badge>}
                </p>
                {jackpot && (
                  <>
                    <JackpotCounter
                      id={jackpot.id}
                      label={t("game.currentJackpot")}
                      amountOre={jackpot.amountOre}
                      growthOrePerMinute={jackpot.growthOrePerMinute}
                      asOf={asOf}
                      size="medium"
                      text={formatOre(jackpot.amountOre, locale)}
                    />
                    <JackpotsIsland brand={brand.id} locale={locale} />
                  </>
                )}
                <GameFacts facts={gameFacts(game, request)} />
                {game.proof && <p>{t("game.rtpText")}</p>}
              </>
            }
          >
            <ArticleBody>
              <h2>{t("game.rules")}</h2>
              <ul>
                {game.rules.map((rule) => (
                  <li key={rule}>{rule}</li>
                ))}
              </ul>
            </ArticleBody>
            {game.features.length > 0 && (
              <section className="section" aria-labelledby="features">
                <SectionHeading id="features" title={t("game.features")} />
                <FaqList
                  questions={game.features.map(({ title, text }, index) => ({
                    id: `feature-${index + 1}`,
                    question: title,
                    answer: <p>{text}</p>,
                  }))}
                />
              </section>
            )}
          </SidebarLayout>
          {game.related.length > 0 && (
            <Section>
              <section aria-labelledby="related">
                <SectionHeading id="related" title={t("game.related")} />
                <GameGrid
                  variant={brand.look.gameCard}
                  games={game.related.map((other) => gameCardContent(other, request))}
                  label={t("game.related")}
                />
              </section>
            </Section>
          )}
        </Container>
      </article>
    );
  },
});
