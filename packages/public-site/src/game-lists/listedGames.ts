import type { Block, BlockOf, Catalogue, GameSummary } from "@spilhus/contracts";
import type { PageRequest } from "@spilhus/page-kit";

/** A block with a row or grid of games. */
export type GameListBlock = BlockOf<"game_rail"> | BlockOf<"game_grid">;

/** Asks for a page of the catalogue; equal questions of one render are asked once. */
type Catalogues = Pick<PageRequest["games"], "catalogue">;

const DEFAULT_LIMIT = 12;
const MOST = 50;
/** A list with more games than this is a whole lobby and shows everything. */
const EXCERPT = 14;
/** A list that would become shorter keeps games that are shown above it: one with two games looks broken. */
const FEWEST = 4;

const limitOf = ({ limit }: GameListBlock) => Math.min(Math.max(Math.trunc(limit ?? DEFAULT_LIMIT), 1), MOST);

/** The catalogue query for the games of a list block. */
export function gameListQuery(block: GameListBlock, perPage = limitOf(block)) {
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
    case "playable":
      return { ...filters, playable: "1" as const };
    case "played":
      return { ...filters, played: "1" as const, sort: "popular" as const };
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

const isGameList = (block: Block): block is GameListBlock =>
  block.component === "game_rail" || block.component === "game_grid";

/** Lists that name their games, and whole lobbies, show what they are asked for. */
const mayRepeat = (block: GameListBlock) =>
  block.source === "curated" || block.source === "playable" || limitOf(block) > EXCERPT;

/** Games that nothing above shows; at least some, where only few are new. */
function withoutRepeats(
  found: readonly GameSummary[],
  shown: ReadonlySet<string>,
  limit: number,
): GameSummary[] {
  const fresh = found.filter(({ slug }) => !shown.has(slug)).slice(0, limit);
  const rest = found.filter(({ slug }) => shown.has(slug));
  return [...fresh, ...rest.slice(0, Math.max(0, Math.min(FEWEST, limit) - fresh.length))];
}

async function gamesOf(
  block: GameListBlock,
  shown: ReadonlySet<string>,
  games: Catalogues,
): Promise<Catalogue["games"]> {
  const limit = limitOf(block);
  if (mayRepeat(block)) {
    const { games: found } = await games.catalogue(gameListQuery(block));
    return block.source === "playable" ? found.filter(({ isPlayable }) => isPlayable) : found;
  }
  const { games: found } = await games.catalogue(gameListQuery(block, Math.min(limit + shown.size, MOST)));
  return withoutRepeats(found, shown, limit);
}

/**
 * The games of a list: those that no list above it shows, so that the rails of a page do not begin with the same games. What the
 * lists above show is worked out anew from their own questions, which are asked once a render.
 *
 * @param before the blocks above it
 */
export async function listedGames(
  block: GameListBlock,
  before: readonly Block[],
  games: Catalogues,
): Promise<Catalogue["games"]> {
  const shown = new Set<string>();
  for (const list of before.filter(isGameList)) {
    if (limitOf(list) > EXCERPT) continue;
    // Each list depends on those above it.
    // oxlint-disable-next-line no-await-in-loop
    for (const { slug } of await gamesOf(list, shown, games)) shown.add(slug);
  }
  return gamesOf(block, shown, games);
}
