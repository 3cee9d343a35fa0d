import type { ChatLine, ChatRefusal, ChatRole } from "@spilhus/contracts/chat";

/** Who has written a message. */
export interface Chatter {
  readonly nick: string;
  /** Stable for a player in a room (XEP-0421); empty where the server gave none. */
  readonly occupantId: string;
  /** As the server vouches for it. */
  readonly role: ChatRole;
}

/** What the sender knows of an own message. */
export type MessageState = "sending" | "sent" | "held" | "failed" | "retracted";

/** Why a message was refused. */
export interface MessageError {
  readonly reason: ChatRefusal | "unknown";
  /** Until another try. */
  readonly seconds: number | undefined;
  /** When that is, on the page's monotonic clock in ms; 0: at once. */
  readonly until: number;
}

/** One message of a room (R3.14). */
export interface ChatMessage {
  /** The room's own id of it (XEP-0359); for a message that is on its way, the sender's. */
  readonly id: string;
  /** The sender's id. */
  readonly originId: string;
  readonly kind: "chat" | "emote" | ChatLine["kind"];
  /** Plain text; empty for lines of the house and for what was taken back. */
  readonly text: string;
  /** A line of the house. */
  readonly json: ChatLine | undefined;
  readonly error: MessageError | undefined;
  readonly to: string;
  /** The house has no name. */
  readonly from: Chatter | undefined;
  readonly isOwn: boolean;
  /** From the history of the room. */
  readonly delayed: boolean;
  /** UTC, ISO 8601. */
  readonly sentAt: string;
  readonly state: MessageState;
  /** Id of the message that it answers. */
  readonly replyTo: string | undefined;
  /** The reaction of each player, by occupant id. */
  readonly reactions: Readonly<Record<string, string>>;
}
