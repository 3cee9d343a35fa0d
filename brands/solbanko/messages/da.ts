import type { MessageOverrides } from "@spilhus/brand";

export const messages = {
  "articles.backToBlog": "Tilbage til Pladeposten",
  "articles.blog": "Pladeposten",
  "errors.notFoundTitle": "Det nummer er ikke trukket",
  "errors.notFoundText": "Siden er flyttet, eller også er der en fejl i adressen. Vi hjælper dig videre.",
  "footer.help": "Sidder du fast?",
  "games.categorySlots": "Automater",
  "games.noneTitle": "Den plade er tom",
  "schedule.next": "Næste opråb",
  "schedule.started": "Opråb i gang",
  "schedule.title": "Dagens plader",
  "shell.signUp": "Bliv medspiller",
  "winners.title": "Gevinster rundt om bordet",
} as const satisfies MessageOverrides;
