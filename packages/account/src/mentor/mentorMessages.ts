import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of the feedback on a player's own play. */
export const MENTOR_MESSAGES = [
  "account.failure",
  "mentor.panel",
  "mentor.spent",
] as const satisfies readonly Namespace[];
export type MentorMessages = MessagesOf<(typeof MENTOR_MESSAGES)[number]>;
