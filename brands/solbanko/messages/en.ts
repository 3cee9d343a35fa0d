import type { MessageOverrides } from "@spilhus/brand";

export const messages = {
  "articles.backToBlog": "Back to The Plate Post",
  "articles.blog": "The Plate Post",
  "errors.notFoundTitle": "That number was not drawn",
  "errors.notFoundText": "The page has moved, or there is a slip in the address. We will help you on.",
  "footer.help": "Are you stuck?",
  "games.categorySlots": "Slots",
  "games.noneTitle": "That plate is empty",
  "schedule.next": "Next call",
  "schedule.started": "Call under way",
  "schedule.title": "Today’s plates",
  "shell.signUp": "Join in",
  "winners.title": "Prizes round the table",
} as const satisfies MessageOverrides;
