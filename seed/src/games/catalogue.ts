import { casinoGames } from "./casino/casinoGames.ts";
import type { SeedGame } from "./definition/seedGame.ts";
import { halls } from "./halls/halls.ts";
import { providers, type SeedProvider } from "./lists/providers.ts";
import { rooms, type SeedRoom } from "./lists/rooms.ts";
import { themes, type SeedTheme } from "./lists/themes.ts";
import { slots } from "./slots/slots.ts";

/** Games with the lists they refer to. */
export interface SeedCatalogue {
  readonly games: readonly SeedGame[];
  readonly providers: readonly SeedProvider[];
  readonly themes: readonly SeedTheme[];
  readonly rooms: readonly SeedRoom[];
}

/** Every game of a local stack; a brand shows the categories it has. */
export const games: readonly SeedGame[] = [...slots, ...casinoGames, ...halls];

export const catalogue: SeedCatalogue = { games, providers, themes, rooms };
