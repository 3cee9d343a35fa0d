import type { IslandMessages, MessageKey } from "@spilhus/i18n/island";
import { ASKED_KEYS } from "../player-data/askedKeys.ts";

/** The messages of the inbox. */
export const INBOX_KEYS = [
  "inbox.list",
  "inbox.loading",
  "inbox.failedTitle",
  "inbox.unread",
  "inbox.unreadCount",
  "inbox.allRead",
  "inbox.emptyTitle",
  "inbox.emptyText",
  "inbox.older",
  "inbox.olderFailed",
  "inbox.markFailed",
  "inbox.markUnread",
  "inbox.unmarkFailed",
  ...ASKED_KEYS,
] as const satisfies readonly MessageKey[];
export type InboxMessages = IslandMessages<(typeof INBOX_KEYS)[number]>;
