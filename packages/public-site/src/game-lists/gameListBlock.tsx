import type { BlockOf, Catalogue, Jackpots } from "@spilhus/contracts";
import { GameGrid, GameRail, Section, SectionHeading } from "@spilhus/ui";
import { defineBlock } from "@spilhus/page-kit/blocks";
import type { PageRequest } from "@spilhus/page-kit";
import { linkHref } from "@spilhus/page-kit/rich-text";
import { gameCardContent } from "@spilhus/page-kit/game-cards";

type GameListBlock = BlockOf<"game_rail"> | BlockOf<"game_grid">;
export interface GameListData {
  readonly games: Catalogue["games"];
  readonly jackpots: Jackpots["jackpots"];
}

/** The catalogue query for the games of a list block. */
export function gameListQuery(block: GameListBlock) {
  const perPage = Math.min(Math.max(Math.trunc(block.limit ?? 12), 1), 50);
  const category = block.category || undefined;
  const filters = {
    ...(category ? { category } : {}),
    ...(block.theme ? { theme: block.theme } : {}),
    ...(block.provider ? { provider: block.provider } : {}),
    perPage,
  };
  switch (block.source) {
    case "curated":
      return { slugs: (block.slugs ?? "").replaceAll(/\s/g, ""), perPage };
    case "newest":
      return { ...filters, sort: "newest" as const };
    case "jackpot":
      return { ...filters, jackpot: "1" as const };
    case "popular":
    case "category":
    case "theme":
    case "provider":
      return { ...filters, sort: block.sort || ("popular" as const) };
  }
}

async function load(block: GameListBlock, { games }: PageRequest): Promise<GameListData> {
  const [catalogue, { jackpots }] = await Promise.all([
    games.catalogue(gameListQuery(block)),
    games.jackpots(),
  ]);
  return { games: catalogue.games, jackpots };
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
