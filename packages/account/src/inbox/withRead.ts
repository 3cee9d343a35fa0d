import type { Messages } from "@spilhus/contracts/player-account";

/** Pages of an inbox in which one message was read, or is unread again; the count of the first goes with it. */
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
