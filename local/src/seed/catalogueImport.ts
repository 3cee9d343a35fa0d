import type { GameSummary } from "@spilhus/contracts";
import type { ImportedCatalogue } from "@spilhus/gateway";
import type { SeedGame, SeedJackpot, SeedProvider, SeedRoom, SeedTheme } from "../games/seedGame.ts";
import { namedRandom } from "./random.ts";

/** The local catalogue as its authors wrote it. */
export interface SeedCatalogue {
  readonly games: readonly SeedGame[];
  readonly providers: readonly SeedProvider[];
  readonly themes: readonly SeedTheme[];
  readonly jackpots: readonly SeedJackpot[];
  readonly rooms: readonly SeedRoom[];
}

const DAY_MS = 86_400_000;

/** Days ago become dates, pots get their cycle, games their art. */
export function catalogueImport(
  catalogue: SeedCatalogue,
  artOf: (slug: string) => GameSummary["art"],
  anchor: number,
): ImportedCatalogue {
  return {
    providers: catalogue.providers,
    themes: catalogue.themes.map(({ slug, name }) => ({ slug, name: { ...name } })),
    rooms: catalogue.rooms,
    jackpots: catalogue.jackpots.map(({ wonEveryHours, ...pot }) => {
      const cycleMinutes = wonEveryHours * 60;
      // Each pot is somewhere else in its cycle, so that not all of them fall together.
      return {
        ...pot,
        cycleMinutes,
        phaseMinutes: Math.floor(namedRandom(`pot/${pot.id}`)() * cycleMinutes),
      };
    }),
    games: catalogue.games.map(
      ({ releasedOn, jackpotId, searchWords, description, rules, features, drawnAs, ...game }) => ({
        ...game,
        themes: [...game.themes],
        jackpotId: jackpotId ?? null,
        searchWords: (searchWords ?? []).join(" "),
        releasedOn: new Date(anchor - releasedOn.daysAgo * DAY_MS).toISOString().slice(0, 10),
        texts: {
          da: { description: description.da, rules: [...rules.da], features: [...features.da] },
          en: { description: description.en, rules: [...rules.en], features: [...features.en] },
        },
        art: artOf(drawnAs ?? game.slug),
      }),
    ),
  };
}
