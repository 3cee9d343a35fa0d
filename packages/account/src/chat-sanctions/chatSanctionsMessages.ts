import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of what was decided about a player in the chat. */
export const CHAT_SANCTIONS_MESSAGES = [
  "account.failure",
  "chatSanctions",
] as const satisfies readonly Namespace[];
export type ChatSanctionsMessages = MessagesOf<(typeof CHAT_SANCTIONS_MESSAGES)[number]>;
