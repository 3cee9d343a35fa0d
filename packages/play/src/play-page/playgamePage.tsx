import { notFound } from "next/navigation";
import { STUDIO_MARK, type Game, type GameSummary } from "@spilhus/contracts";
import type { Room } from "@spilhus/contracts/bingo";
import { zoneYears } from "@spilhus/i18n";
import { definePage, type PageRequest } from "@spilhus/page-kit";
import { windowArt } from "@spilhus/page-kit/pictures";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import { gamePath } from "@spilhus/routes";
import { OpensLater } from "./OpensLater.tsx";
import {
  HOUSE_GAME_MESSAGES,
  MESSAGES_OF_HALL,
  PLAY_SHELL_MESSAGES,
  PlayIsland,
} from "../play-shell/index.ts";
import { placesOfPlay } from "../address/index.ts";

interface PlaygameData {
  readonly game: Game;
  /** What can be played instead; empty where the game itself can be. */
  readonly others: readonly GameSummary[];
  /** Of a bingo or banko hall. */
  readonly room: Room | undefined;
}

/** Whether games may be tried here: the installation's and the brand's decision (R3.17). */
const hasDemo = ({ flags }: PageRequest["brand"]) => siteConfig().demoEnabled && flags["demo-play"] === true;

/**
 * A game in play (R2.26). The page is the same for every player: what is theirs comes with the gateway's answers. Edge and
 * gateway decide who may play; a game that cannot be played yet says so.
 */
export const playgamePage = definePage<PlaygameData>({
  route: "playgame",
  async load({ brand, games, query }) {
    const game = await games.game(query.get("game") ?? "");
    const isDemo = query.get("demo") === "1";
    // A studio's game has none.
    if (!game || (isDemo && (!hasDemo(brand) || game.studio !== undefined))) notFound();
    const others = game.isPlayable ? [] : (await games.catalogue({ playable: "1" })).games;
    const isHall = game.category === "bingo" || game.category === "banko";
    const room = isHall && game.isPlayable ? await games.room(game.slug) : undefined;
    return { game, others: others.filter(({ isPlayable }) => isPlayable), room };
  },
  describe: ({ game }, { t, path }) => ({
    title: t("play.playTitle", { game: game.name }),
    description: t("play.playDescription", { game: game.name }),
    crumbs: [
      { name: game.name, path: gamePath(game.slug) },
      { name: t("play.playTitle", { game: game.name }), path },
    ],
  }),
  Body: ({ data: { game, others, room }, request }) => {
    if (!game.isPlayable) return <OpensLater game={game} others={others} request={request} />;
    const { query, messagesOf, locale, brand, now } = request;
    return (
      <>
        {game.studio !== undefined && <meta name={STUDIO_MARK} content={game.studio} />}
        <PlayIsland
          game={{ slug: game.slug, name: game.name }}
          mode={query.get("demo") === "1" ? "demo" : "real"}
          locale={locale}
          timeZone={brand.timezone}
          places={placesOfPlay(game.slug)}
          picture={windowArt(game)}
          messages={messagesOf(...PLAY_SHELL_MESSAGES)}
          {...(room && {
            hall: {
              ...{ brand: brand.id, kind: room.kind, plate: room.plate },
              // A house that leads with its schedule has halls with tables, the others look at the stars.
              air: brand.look.hero === "schedule" ? ("table" as const) : ("observatory" as const),
              hasChat: siteConfig().chat !== undefined,
              zoneYears: zoneYears(brand.timezone, now),
              messages: messagesOf(...MESSAGES_OF_HALL),
            },
          })}
          gameMessages={messagesOf(...HOUSE_GAME_MESSAGES)}
        />
      </>
    );
  },
});
