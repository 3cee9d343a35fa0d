import type { ChatMessage } from "../messages/chatMessage.ts";
import type { ChatSnapshot, RoomLog } from "./chatSnapshot.ts";

/**
 * What another page knows, by the clock of this one: monotonic clocks count from the start of their page.
 *
 * @param ms by how much this page's clock is ahead of the other's
 */
export function shiftClock(chat: ChatSnapshot, ms: number): ChatSnapshot {
  const { serverTime } = chat;
  const shiftMessage = (message: ChatMessage): ChatMessage =>
    message.error && message.error.until > 0
      ? { ...message, error: { ...message.error, until: message.error.until + ms } }
      : message;
  const shiftRoom = (log: RoomLog): RoomLog => ({
    ...log,
    messages: log.messages.map(shiftMessage),
    saidAt: log.saidAt === undefined ? undefined : log.saidAt + ms,
  });
  return {
    ...chat,
    rooms: Object.fromEntries(Object.entries(chat.rooms).map(([room, log]) => [room, shiftRoom(log)])),
    serverTime: serverTime && { ...serverTime, readAt: serverTime.readAt + ms },
  };
}
