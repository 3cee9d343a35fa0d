import type { Messages } from "@spilhus/contracts/player-account";

/** Returns the inbox pages with one message marked read, or unread if `readAt` is null, and the counts updated. */
export function withRead(pages: Messages[], id: string, readAt: string | null): Messages[] {
  const before = pages.flatMap(({ messages }) => messages).find((message) => message.id === id);
  if (!before || (before.readAt === null) === (readAt === null)) return pages;
  const step = readAt === null ? 1 : -1;
  return pages.map((page) => ({
    ...page,
    unread: Math.max(0, page.unread + step),
    messages: page.messages.map((message) => (message.id === id ? { ...message, readAt } : message)),
  }));
}
