import {
  ApiError,
  getCatalogue,
  getGame,
  getJackpots,
  getParSheet,
  getRoom,
  getSchedule,
  getSearchIndex,
  getWinners,
  type Transport,
} from "@spilhus/api-client";
import type {
  Catalogue,
  CatalogueQuery,
  Game,
  GameCategory,
  GameParSheet,
  GameSummary,
  Jackpots,
  Locale,
  Schedule,
  Winners,
} from "@spilhus/contracts";
import type { Room } from "@spilhus/contracts/bingo";
import { slugsOf } from "@spilhus/search";
import { siteConfig } from "../runtime-config/siteConfig.ts";

/** Maximum age in seconds of the catalogue, and of winners, jackpots and rounds, in a page. */
const CATALOGUE_SECONDS = 300;
const LIVE_SECONDS = 60;
const TIMEOUT_MS = 5_000;

/** The gateway's games in one language. Each call is made once per render. */
export interface GameFeeds {
  catalogue(query: Omit<CatalogueQuery, "brand" | "locale">): Promise<Catalogue>;
  /** `undefined` when the brand does not have the game. */
  game(slug: string): Promise<Game | undefined>;
  /** `undefined` when the brand has no such game, or nothing is proved of it. */
  parSheet(slug: string): Promise<GameParSheet | undefined>;
  /** A bingo or banko room; `undefined` when the brand has no such room. */
  room(slug: string): Promise<Room | undefined>;
  winners(limit: number, category?: GameCategory): Promise<Winners>;
  jackpots(): Promise<Jackpots>;
  schedule(): Promise<Schedule>;
  /** Slugs of every game, for the sitemap. */
  slugs(): Promise<readonly string[]>;
}

/** Where an installation has no play, no game can be played, whatever the catalogue says. */
const inInstallation =
  (isPlayEnabled: () => boolean) =>
  <Summary extends GameSummary>(game: Summary): Summary => ({
    ...game,
    isPlayable: game.isPlayable && isPlayEnabled(),
  });

/** `undefined` for what is not there. */
async function orMissing<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Calls the gateway through Next's data cache, so that pages expire with their data. */
const cachedTransport = (revalidate: number): Transport => ({
  fetch: (input, init) => fetch(input, { ...init, next: { revalidate, tags: ["games"] } }),
  origin: siteConfig().gatewayOrigin,
  timeoutMs: TIMEOUT_MS,
});

/** Makes each call once; a failed one may be repeated. */
function once() {
  const asked = new Map<string, Promise<unknown>>();
  return <Answer>(key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const known = asked.get(key);
    // A key names one call, so its answer has that call's type.
    if (known) return known as Promise<Answer>;
    const answer = ask();
    asked.set(key, answer);
    answer.catch(() => asked.delete(key));
    return answer;
  };
}

/**
 * Opens the feeds of a brand in a language, for one render.
 *
 * @param transport calls the gateway, given the seconds an answer may be cached.
 * @param isPlayEnabled whether this installation has play
 */
export function gameFeeds(
  brand: string,
  locale: Locale,
  transport: (revalidate: number) => Transport = cachedTransport,
  isPlayEnabled = () => siteConfig().playEnabled,
): GameFeeds {
  const inThisInstallation = inInstallation(isPlayEnabled);
  const slow = transport(CATALOGUE_SECONDS);
  const live = transport(LIVE_SECONDS);
  const ask = once();
  return {
    catalogue: (query) =>
      ask(`catalogue ${JSON.stringify(query)}`, async () => {
        const catalogue = await getCatalogue(slow, { query: { ...query, brand, locale } });
        const { games, facets } = catalogue;
        const playable = isPlayEnabled() ? facets.playable : 0;
        return { ...catalogue, games: games.map(inThisInstallation), facets: { ...facets, playable } };
      }),
    game: (slug) =>
      ask(`game ${slug}`, async () => {
        const game = await orMissing(getGame(slow, { places: { slug }, query: { brand, locale } }));
        return game && { ...inThisInstallation(game), related: game.related.map(inThisInstallation) };
      }),
    parSheet: (slug) =>
      ask(`par sheet ${slug}`, () => orMissing(getParSheet(slow, { places: { slug }, query: { brand } }))),
    room: (slug) =>
      ask(`room ${slug}`, () => orMissing(getRoom(live, { places: { slug }, query: { brand, locale } }))),
    winners: (limit, category) =>
      ask(`winners ${limit} ${category ?? ""}`, () =>
        getWinners(live, { query: { brand, limit, category } }),
      ),
    jackpots: () => ask("jackpots", () => getJackpots(live, { query: { brand } })),
    schedule: () => ask("schedule", () => getSchedule(live, { query: { brand } })),
    slugs: () => ask("slugs", async () => slugsOf(await getSearchIndex(slow, { query: { brand } }))),
  };
}
