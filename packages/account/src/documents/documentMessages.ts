import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of the list of documents that a player was asked for. */
export const DOCUMENT_MESSAGES = [
  "documents.kinds",
  "documents.requests",
  "account.failure",
] as const satisfies readonly Namespace[];
export type DocumentMessages = MessagesOf<(typeof DOCUMENT_MESSAGES)[number]>;
