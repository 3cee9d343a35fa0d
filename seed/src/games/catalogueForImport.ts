import type { GameSummary } from "@spilhus/contracts";
import type { SeedCatalogue } from "./catalogue.ts";
import { forEachLocale } from "@spilhus/contracts";
import type { SeedGame } from "./definition/seedGame.ts";

const DAY_MS = 86_400_000;

function gameForImport(seedGame: SeedGame, artOf: (slug: string) => GameSummary["art"], anchor: number) {
  const { releasedOn, searchWords, description, rules, features, drawnAs, subject: _, ...game } = seedGame;
  return {
    ...game,
    themes: [...game.themes],
    searchWords: (searchWords ?? []).join(" "),
    releasedOn: new Date(anchor - releasedOn.daysAgo * DAY_MS).toISOString().slice(0, 10),
    texts: forEachLocale((locale) => ({
      description: description[locale],
      rules: [...rules[locale]],
      features: [...features[locale]],
    })),
    art: artOf(drawnAs ?? game.slug),
  };
}

/**
 * Turns the catalogue into what a games service stores: days ago become dates, games get their art.
 *
 * @param artOf addresses of a game's drawings, by slug.
 * @param anchor the day that "days ago" counts from, unix ms.
 */
export function catalogueForImport(
  catalogue: SeedCatalogue,
  artOf: (slug: string) => GameSummary["art"],
  anchor: number,
) {
  return {
    providers: catalogue.providers,
    themes: catalogue.themes.map(({ slug, name }) => ({ slug, name: { ...name } })),
    rooms: catalogue.rooms,
    games: catalogue.games.map((game) => gameForImport(game, artOf, anchor)),
  };
}
