import type { MessageOverrides } from "@spilhus/brand";

export const messages = {
  "articles.related": "More of the same kind",
  "errors.notFoundTitle": "Nothing but darkness here",
  "errors.notFoundText": "The page does not exist or has moved. Find your way again from here.",
  "footer.help": "Help while you are awake",
  "games.noneTitle": "No games in sight",
  "games.sortPopular": "Most played of late",
  "jackpots.title": "The pots right now",
  "shell.backToTop": "Back up",
  "winners.title": "Won lately",
} as const satisfies MessageOverrides;
