/** Where the calls of customer service's chat begin. */
export const SUPPORT = "/gateway/support/public";

/** What a visitor asks about, chosen before the first word. */
export const SUPPORT_TOPICS = ["money", "login", "game", "limits", "other"] as const;
export type SupportTopic = (typeof SUPPORT_TOPICS)[number];

/**
 * States of a conversation.
 * - `waiting`: for somebody of customer service
 * - `open`: a member of staff has taken it and has not answered what was written last
 * - `answered`: the last word is customer service's
 * - `closed`: over; its visitor may still read, rate and keep it
 */
export const SUPPORT_STATES = ["waiting", "open", "answered", "closed"] as const;
export type SupportState = (typeof SUPPORT_STATES)[number];

/** `chat`: the visitor follows it here. `message`: they get the answer by mail, or in their inbox. */
export const SUPPORT_CHANNELS = ["chat", "message"] as const;
export type SupportChannel = (typeof SUPPORT_CHANNELS)[number];

/** Pages that a member of staff can hand over beside an answer. No offer is among them: nobody is sold anything here. */
export const SUPPORT_LINKS = [
  "deposit-limit",
  "loss-limit",
  "cooling-off",
  "temporary-block",
  "self-exclusion",
  "responsible-gaming",
  "withdrawal",
  "profile",
  "faq",
] as const;
export type SupportLink = (typeof SUPPORT_LINKS)[number];

/** What a masked number was. Apart from what masks it, which only the code of forms needs. */
export const MASKED_KINDS = ["card", "identity"] as const;
export type MaskedKind = (typeof MASKED_KINDS)[number];

/** Bounds of the chat with customer service. */
export const SUPPORT_LIMITS = {
  /** Longest message, in UTF-16 units. */
  textLength: 2_000,
  emailLength: 254,
  /** Messages of one visitor in a conversation within a minute. */
  messagesPerMinute: 20,
  /** A poll brings at most so many messages; the next one brings the rest. */
  messagesOfAPoll: 100,
  /** How often an open panel asks: in sight, and in a hidden tab. */
  pollMs: 2_000,
  hiddenPollMs: 15_000,
  /** How long a guest's browser can follow a conversation. */
  guestSeconds: 14 * 86_400,
  /** An answered conversation without another word is closed after this. */
  closesAfterSeconds: 7 * 86_400,
  /** An opening that is sent again within this time, by the same key, is the same opening. */
  openingRetrySeconds: 600,
  /** An answer that was not read after this goes to the inbox or by mail too. */
  noticeAfterSeconds: 120,
  /** Closed conversations are deleted after these days: of guests, and of players, who may complain for longer. */
  guestDays: 90,
  playerDays: 365,
  /** Life of the proof of identity for a vendor. */
  identitySeconds: 300,
} as const;
