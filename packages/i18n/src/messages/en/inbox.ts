import type { Translation } from "../translation.ts";

export const inbox = {
  title: "Messages",
  description: "Messages about your account: what has happened, and what you should know.",
  text: "This is where we write to you when something happens on your account.",
  failedText: "We will keep trying.",
  panel: {
    list: "Your messages, the newest first",
    loading: "Fetching your messages",
    failedTitle: "Your messages cannot be fetched",
    unread: "Unread",
    allRead: "You have read all your messages.",
    emptyTitle: "No messages yet",
    emptyText: "When something happens on your account, you can read about it here.",
    older: "Show older messages",
    olderFailed: "The older messages could not be fetched. Try again.",
    markFailed: "We could not mark the message as read. It stays unread.",
    markUnread: "Mark as unread",
    unmarkFailed: "We could not mark the message as unread. It stays read.",
  },
  counts: {
    unreadCount_one: "{{count}} unread message",
    unreadCount_other: "{{count}} unread messages",
  },
  attention: {
    open: "Read your messages",
  },
} satisfies Translation<"inbox">;
