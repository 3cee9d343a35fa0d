import type { ChatMessage } from "../messages/chatMessage.ts";
import type { RoomLog } from "./chatSnapshot.ts";

/** What somebody has said, and not the player themselves. */
const isNews = ({ kind, isOwn }: ChatMessage) =>
  !isOwn && (kind === "chat" || kind === "emote" || kind === "host" || kind === "quiz");

/**
 * Messages of a room that the player has not seen, oldest first.
 *
 * @param seen id of the newest message seen; undefined, or no longer kept: what was said before the page came is no news
 * @param ignored names whose messages are not shown
 */
export function unreadIn(
  { messages }: RoomLog,
  seen: string | undefined,
  ignored: readonly string[],
): readonly ChatMessage[] {
  const place = messages.findLastIndex(({ id }) => id === seen);
  const later = place === -1 ? messages.filter(({ delayed }) => !delayed) : messages.slice(place + 1);
  return later.filter((message) => isNews(message) && !ignored.includes(message.from?.nick ?? ""));
}
