import { notFound } from "next/navigation";
import type { Game, GameSummary, Jackpot } from "@spilhus/contracts";
import type { Room } from "@spilhus/contracts/bingo";
import { formatOre } from "@spilhus/i18n";
import {
  ArticleBody,
  Badge,
  ButtonLink,
  Container,
  FaqList,
  GameFacts,
  GameGrid,
  GameHero,
  Section,
  SectionHeading,
  SidebarLayout,
} from "@spilhus/ui";
import { definePage } from "@spilhus/page-kit";
import { gameArt } from "@spilhus/page-kit/pictures";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { GameActionIsland } from "@spilhus/player-session/visitor";
import { JackpotsIsland } from "../jackpots/JackpotsIsland.tsx";
import { gameCardContent, CATEGORY_NAME } from "@spilhus/page-kit/game-cards";
import { pathOf, routeById } from "@spilhus/routes";
import { RoundsIsland } from "../schedule/RoundsIsland.tsx";
import { gameFacts, heroFacts, isHall } from "./gameFacts.ts";
import { nextRounds } from "./nextRounds.ts";
import { PlayableGames } from "./PlayableGames.tsx";
import { RoomRounds } from "./RoomRounds.tsx";
import { waysIn } from "./waysIn.ts";

interface GamePageData {
  readonly game: Game;
  readonly jackpot: Jackpot | undefined;
  readonly asOf: string;
  /** Of a hall that is open. */
  readonly room: Room | undefined;
  /** What can be played instead of a game that cannot. */
  readonly playable: readonly GameSummary[];
}

/** As many as one row has on a wide window. */
const MOST_PLAYABLE = 6;

/** The page of a game (R2.22): what it is, its proved figures, its rules and the ways into it. */
export const gamePage = definePage<GamePageData>({
  route: "game",
  async load({ games, params: { seoName = "" } }) {
    const [game, { jackpots, serverTime }] = await Promise.all([games.game(seoName), games.jackpots()]);
    if (!game) notFound();
    const room = isHall(game) ? await games.room(game.slug) : undefined;
    const playable = game.isPlayable
      ? []
      : (await games.catalogue({ playable: "1", perPage: MOST_PLAYABLE })).games;
    return {
      game,
      jackpot: jackpots.find(({ id }) => id === game.jackpotId),
      asOf: serverTime,
      playable,
      room,
    };
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
  Body: ({ data: { game, jackpot, asOf, playable, room }, request }) => {
    const { t, brand, locale } = request;
    const { play, demo } = waysIn(game, brand, siteConfig());
    const playableSlugs = new Set(playable.map(({ slug }) => slug));
    const related = game.related.filter(({ slug }) => !playableSlugs.has(slug));
    return (
      <article>
        <GameHero
          variant={brand.look.hero === "cinematic" ? "bleed" : "panel"}
          eyebrow={game.provider.name}
          title={game.name}
          text={game.description}
          picture={gameArt(game)}
          factsLabel={t("game.facts")}
          facts={heroFacts(game, request, room)}
          next={nextRounds(room, request)}
          {...(jackpot && {
            jackpot: {
              id: jackpot.id,
              label: t("game.currentJackpot"),
              amountOre: jackpot.amountOre,
              growthOrePerMinute: jackpot.growthOrePerMinute,
              asOf,
              text: formatOre(jackpot.amountOre, locale),
            },
          })}
          actions={
            <>
              {play && (
                <ButtonLink href={play} size="large" icon="play">
                  {t("game.play")}
                </ButtonLink>
              )}
              {demo && (
                <ButtonLink href={demo} size="large" kind={play ? "secondary" : "primary"}>
                  {t("game.tryDemo")}
                </ButtonLink>
              )}
              {!game.isPlayable && (
                <Badge tone="alt">{t(isHall(game) ? "game.hallOpensLater" : "game.opensLater")}</Badge>
              )}
              {siteConfig().accountsEnabled && <GameActionIsland slug={game.slug} />}
            </>
          }
        />
        {room && <RoundsIsland startedText={t("schedule.started")} />}
        {jackpot && <JackpotsIsland brand={brand.id} locale={locale} />}
        {!game.isPlayable && (
          <Section>
            <PlayableGames instead={game} games={playable} request={request} />
          </Section>
        )}
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
                <GameFacts facts={gameFacts(game, request)} />
                {game.proof && (
                  <>
                    <p>{t("game.rtpText")}</p>
                    <p>
                      <a href={pathOf(routeById("par-sheet"), { seoName: game.slug })}>
                        {t("game.parSheetText")}
                      </a>
                    </p>
                  </>
                )}
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
          {room && <RoomRounds room={room} request={request} />}
          {related.length > 0 && (
            <Section>
              <section aria-labelledby="related">
                <SectionHeading id="related" title={t("game.related")} />
                <GameGrid
                  variant={brand.look.gameCard}
                  games={related.map((other) => gameCardContent(other, request))}
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
