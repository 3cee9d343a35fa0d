import { bankoRooms } from "./halls/bankoRooms.ts";
import { bankoVariants } from "./halls/bankoVariants.ts";
import { bingoRooms } from "./halls/bingoRooms.ts";
import { bingoVariants } from "./halls/bingoVariants.ts";
import { cardTables } from "./casino/cardTables.ts";
import { casinoTables } from "./casino/casinoTables.ts";
import { gameShows } from "./casino/gameShows.ts";
import { scratchCards } from "./casino/scratchCards.ts";
import type { SeedGame } from "./seedGame.ts";
import { animalsSlots } from "./slots/animals.ts";
import { booksSlots } from "./slots/books.ts";
import { cardsSlots } from "./slots/cards.ts";
import { citySlots } from "./slots/city.ts";
import { desertSlots } from "./slots/desert.ts";
import { dragonsSlots } from "./slots/dragons.ts";
import { egyptSlots } from "./slots/egypt.ts";
import { fishingSlots } from "./slots/fishing.ts";
import { foodSlots } from "./slots/food.ts";
import { fruitSlots } from "./slots/fruit.ts";
import { gemsSlots } from "./slots/gems.ts";
import { jungleSlots } from "./slots/jungle.ts";
import { luckSlots } from "./slots/luck.ts";
import { magicSlots } from "./slots/magic.ts";
import { minesSlots } from "./slots/mines.ts";
import { musicSlots } from "./slots/music.ts";
import { norseSlots } from "./slots/norse.ts";
import { seaSlots } from "./slots/sea.ts";
import { spaceSlots } from "./slots/space.ts";
import { winterSlots } from "./slots/winter.ts";

/** Every game of the local stack; a brand shows those of the categories it has. */
export const games: readonly SeedGame[] = [
  ...animalsSlots,
  ...booksSlots,
  ...cardsSlots,
  ...citySlots,
  ...desertSlots,
  ...dragonsSlots,
  ...egyptSlots,
  ...fishingSlots,
  ...foodSlots,
  ...fruitSlots,
  ...gemsSlots,
  ...jungleSlots,
  ...luckSlots,
  ...magicSlots,
  ...minesSlots,
  ...musicSlots,
  ...norseSlots,
  ...seaSlots,
  ...spaceSlots,
  ...winterSlots,
  ...casinoTables,
  ...cardTables,
  ...gameShows,
  ...scratchCards,
  ...bingoRooms,
  ...bingoVariants,
  ...bankoRooms,
  ...bankoVariants,
];
