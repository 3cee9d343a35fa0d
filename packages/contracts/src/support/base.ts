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
