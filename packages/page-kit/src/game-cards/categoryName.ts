import type { GameCategory } from "@spilhus/contracts";
import type { MessageKey } from "@spilhus/i18n";

/** What a category of games is called. */
export const CATEGORY_NAME = {
  slots: "games.categorySlots",
  casino: "games.categoryCasino",
  bingo: "games.categoryBingo",
  banko: "games.categoryBanko",
} as const satisfies Readonly<Record<GameCategory, MessageKey>>;
