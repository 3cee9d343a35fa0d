import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of a player's list of movements. */
export const MOVEMENT_MESSAGES = [
  "cashier.list",
  "cashier.kinds",
  "cashier.filters",
  "cashier.times",
  "account.failure",
] as const satisfies readonly Namespace[];
export type MovementMessages = MessagesOf<(typeof MOVEMENT_MESSAGES)[number]>;
