import type { GameCategory } from "@spilhus/contracts";
import type { MessageKey } from "@spilhus/i18n";

/** Display name of a game category. */
export const CATEGORY_NAME = {
  slots: "games.categorySlots",
  casino: "games.categoryCasino",
  bingo: "games.categoryBingo",
  banko: "games.categoryBanko",
} as const satisfies Readonly<Record<GameCategory, MessageKey>>;
