import { bankoRooms } from "./halls/bankoRooms.ts";
import { bingoRooms } from "./halls/bingoRooms.ts";
import type { SeedGame } from "./seedGame.ts";
import { fruitSlots } from "./slots/fruit.ts";
import { winterSlots } from "./slots/winter.ts";

/** Every game of the local stack; a brand shows those of the categories it has. */
export const games: readonly SeedGame[] = [...winterSlots, ...fruitSlots, ...bingoRooms, ...bankoRooms];
