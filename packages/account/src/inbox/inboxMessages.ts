import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of the inbox. */
export const INBOX_MESSAGES = [
  "account.failure",
  "inbox.counts",
  "inbox.panel",
] as const satisfies readonly Namespace[];
export type InboxMessages = MessagesOf<(typeof INBOX_MESSAGES)[number]>;
