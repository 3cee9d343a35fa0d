import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of a deposit's progress. */
export const PROGRESS_MESSAGES = [
  "cashier.progress",
  "cashier.methods",
  "cashier.times",
] as const satisfies readonly Namespace[];
export type ProgressMessages = MessagesOf<(typeof PROGRESS_MESSAGES)[number]>;
