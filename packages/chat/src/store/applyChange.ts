import type { ChatMessage } from "../messages/chatMessage.ts";
import {
  type ChatChange,
  type ChatSnapshot,
  EMPTY_ROOM,
  MOST_MESSAGES,
  type RoomLog,
} from "./chatSnapshot.ts";

/** Whether two are the same message: by the room's id, or as one's own by the sender's. */
const isSame = (known: ChatMessage, one: ChatMessage) =>
  known.id === one.id ||
  (known.isOwn && one.isOwn && known.originId !== "" && known.originId === one.originId);

/** Whether a message stands where it was written, because the room has not told it yet. */
const isOnItsWay = (message: ChatMessage | undefined) =>
  message?.state === "sending" || message?.state === "failed" || message?.state === "held";

/** Whether the room tells a line that this page has just sent. */
const isEcho = (messages: readonly ChatMessage[], message: ChatMessage) =>
  !message.delayed && messages.some((one) => one.state === "sending" && isSame(one, message));

/**
 * Puts a message in its place by time. One that is known already, from the history or a resumed stream, takes the known one's
 * place and keeps what was added to it. One's own goes to the place that the room has given it, so that everybody reads the same
 * order: that of the chat server, by which a quiz is won.
 */
function withMessage(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const known = messages.findIndex((one) => isSame(one, message));
  if (known !== -1 && message.state === "sent" && isOnItsWay(messages[known])) {
    return withMessage(messages.toSpliced(known, 1), message);
  }
  if (known !== -1) {
    const { reactions, state } = messages[known] ?? message;
    // What was taken back does not come back from a history that is older.
    const merged =
      state === "retracted" ? { ...message, reactions, state, text: "" } : { ...message, reactions };
    return messages.with(known, merged);
  }
  let place = messages.length;
  if (message.delayed) {
    while (place > 0 && (messages[place - 1]?.sentAt ?? "") > message.sentAt) place -= 1;
  }
  return messages.toSpliced(place, 0, message).slice(-MOST_MESSAGES);
}

const patch = (
  log: RoomLog,
  isMeant: (message: ChatMessage) => boolean,
  change: (message: ChatMessage) => Partial<ChatMessage>,
): RoomLog => {
  const place = log.messages.findLastIndex(isMeant);
  const found = log.messages[place];
  return found ? { ...log, messages: log.messages.with(place, { ...found, ...change(found) }) } : log;
};

function withReaction({ reactions }: ChatMessage, by: string, emoji: string): Partial<ChatMessage> {
  const { [by]: _, ...others } = reactions;
  return { reactions: emoji === "" ? others : { ...others, [by]: emoji } };
}

function changeRoom(
  log: RoomLog,
  change: Exclude<ChatChange, { type: "connection" | "care-seen" | "notice" }>,
  readAt: number,
): RoomLog {
  switch (change.type) {
    case "message":
      return {
        ...log,
        messages: withMessage(log.messages, change.message),
        // The room counts its pause from when it got the line, which on a bad line is later than when it was sent.
        saidAt: isEcho(log.messages, change.message) ? readAt : log.saidAt,
      };
    case "sending":
      return { ...log, messages: withMessage(log.messages, change.message), saidAt: readAt };
    case "not-sent":
      return patch(
        log,
        (one) => one.originId === change.originId && one.state === "sending",
        () => ({ state: "failed" }),
      );
    case "refusal":
      return patch(
        log,
        (one) => one.isOwn && one.originId === change.originId,
        () => ({
          state: "failed",
          error: {
            ...change.error,
            until: change.error.seconds === undefined ? 0 : readAt + change.error.seconds * 1_000,
          },
        }),
      );
    case "retraction":
      return patch(
        log,
        (one) => one.id === change.id,
        () => ({ state: "retracted", text: "", reactions: {} }),
      );
    case "reaction":
      return patch(
        log,
        (one) => one.id === change.id,
        (one) => withReaction(one, change.by, change.emoji),
      );
    case "subject":
      return { ...log, isHistoryTold: true };
    case "joined":
      return { ...log, isJoined: true, ownId: change.occupantId, turnedAway: undefined };
    case "left":
      return { ...log, isJoined: false, isHistoryTold: false };
    case "turned-away":
      return { ...log, isJoined: false, turnedAway: change.condition };
  }
}

function onNotice(
  chat: ChatSnapshot,
  { room, line }: Extract<ChatChange, { type: "notice" }>,
  readAt: number,
): ChatSnapshot {
  const log = chat.rooms[room] ?? EMPTY_ROOM;
  const withRoom = (next: RoomLog) => ({ ...chat, rooms: { ...chat.rooms, [room]: next } });
  switch (line.kind) {
    case "occupants":
      return withRoom({ ...log, players: line.count });
    case "held":
      return withRoom({
        ...patch(
          log,
          (one) => one.isOwn && one.originId === line.originId,
          () => ({ state: "held" }),
        ),
        saidAt: readAt,
      });
    case "server-time":
      return { ...chat, serverTime: { serverTime: line.serverTime, readAt } };
    case "sanction":
      return { ...chat, sanction: line };
    case "care":
      return { ...chat, needsCare: true };
    default:
      return chat;
  }
}

/**
 * The chat after a change. Applied twice a change makes no difference.
 *
 * @param readAt the page's monotonic clock, in ms
 */
export function applyChange(chat: ChatSnapshot, change: ChatChange, readAt: number): ChatSnapshot {
  switch (change.type) {
    case "connection":
      return { ...chat, connection: change.state };
    case "care-seen":
      return { ...chat, needsCare: false };
    case "notice":
      return onNotice(chat, change, readAt);
    default: {
      const log = chat.rooms[change.room] ?? EMPTY_ROOM;
      const next = changeRoom(log, change, readAt);
      return next === log ? chat : { ...chat, rooms: { ...chat.rooms, [change.room]: next } };
    }
  }
}
