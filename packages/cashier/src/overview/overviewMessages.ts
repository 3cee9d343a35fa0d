import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of the cards on the account's front page. */
export const OVERVIEW_MESSAGES = [
  "cashier.overview",
  "cashier.periods",
  "cashier.kinds",
  "cashier.list",
  "cashier.times",
  "mentor.spent",
] as const satisfies readonly Namespace[];
export type OverviewMessages = MessagesOf<(typeof OVERVIEW_MESSAGES)[number]>;
