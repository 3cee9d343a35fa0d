/** Bounds of the chat with customer service that the gateway alone applies. */
export const SUPPORT_GATEWAY_LIMITS = {
  /** Messages of one visitor in a conversation within a minute. */
  messagesPerMinute: 20,
  /** A poll brings at most so many messages; the next one brings the rest. */
  messagesOfAPoll: 100,
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
