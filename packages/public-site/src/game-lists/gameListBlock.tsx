import type { Block, Catalogue, Jackpots } from "@spilhus/contracts";
import { GameGrid, GameRail, Section, SectionHeading } from "@spilhus/ui";
import { defineBlock } from "@spilhus/page-kit/blocks";
import type { PageRequest } from "@spilhus/page-kit";
import { linkHref } from "@spilhus/page-kit/rich-text";
import { gameCardContent } from "@spilhus/page-kit/game-cards";
import { listedGames, type GameListBlock } from "./listedGames.ts";

export interface GameListData {
  readonly games: Catalogue["games"];
  readonly jackpots: Jackpots["jackpots"];
}

async function load(
  block: GameListBlock,
  { games }: PageRequest,
  before: readonly Block[],
): Promise<GameListData> {
  const [listed, { jackpots }] = await Promise.all([listedGames(block, before, games), games.jackpots()]);
  return { games: listed, jackpots };
}

const headingOf = (block: GameListBlock) => {
  const href = linkHref(block.link);
  return {
    id: `block-${block._uid}`,
    title: block.title,
    ...(block.text ? { text: block.text } : {}),
    ...(href && block.link_label ? { link: { href, label: block.link_label } } : {}),
  };
};

/** A titled row of games that scrolls sideways. */
export const gameRailBlock = defineBlock<"game_rail", GameListData>({
  load,
  Component: ({ block, data, request }) =>
    data.games.length === 0 ? null : (
      <Section>
        <div className="container">
          <GameRail
            {...headingOf(block)}
            variant={request.brand.look.gameCard}
            games={data.games.map((game) => gameCardContent(game, { ...request, jackpots: data.jackpots }))}
            previousLabel={request.t("shell.scrollBack")}
            nextLabel={request.t("shell.scrollForward")}
          />
        </div>
      </Section>
    ),
});

/** A titled grid of games. */
export const gameGridBlock = defineBlock<"game_grid", GameListData>({
  load,
  Component: ({ block, data, request }) =>
    data.games.length === 0 ? null : (
      <Section>
        <section className="container" aria-labelledby={headingOf(block).id}>
          <SectionHeading {...headingOf(block)} />
          <GameGrid
            variant={request.brand.look.gameCard}
            games={data.games.map((game) => gameCardContent(game, { ...request, jackpots: data.jackpots }))}
            label={block.title}
          />
        </section>
      </Section>
    ),
});
