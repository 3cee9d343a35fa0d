import type { ChatMessage } from "../src/messages/chatMessage.ts";

/** A message of another player, with what differs. */
export const chatMessage = (change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: "1",
  originId: "",
  kind: "chat",
  text: "hej",
  json: undefined,
  error: undefined,
  to: "hall-salen",
  from: { nick: "Bo", occupantId: "bo", role: "player" },
  isOwn: false,
  delayed: false,
  sentAt: "2026-11-25T18:00:00Z",
  state: "sent",
  replyTo: undefined,
  reactions: {},
  ...change,
});
