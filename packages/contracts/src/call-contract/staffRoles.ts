/**
 * What members of staff may do in the console. One person may have several:
 * - `support`: reads payments and the state of a day
 * - `payments-officer`: approves and refuses payouts
 * - `money-laundering-officer`: sees and decides cases of suspicion, which nobody else may know of (hvidvaskloven § 38)
 * - `finance`: reconciles days, proposes and confirms corrections, fetches records for the authority
 * - `games-officer`: cancels rounds on sale, closes games
 * - `chat-moderator`: decides about lines, reports and players of the chat, and speaks in it for the house
 */
export const STAFF_ROLES = [
  "support",
  "payments-officer",
  "money-laundering-officer",
  "finance",
  "games-officer",
  "chat-moderator",
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
