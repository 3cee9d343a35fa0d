/** Bounds of the chat with customer service that its pages know. */
export const SUPPORT_LIMITS = {
  /** Longest message, in UTF-16 units. */
  textLength: 2_000,
  emailLength: 254,
  /** How often an open panel asks: in sight, and in a hidden tab. */
  pollMs: 2_000,
  hiddenPollMs: 15_000,
} as const;
