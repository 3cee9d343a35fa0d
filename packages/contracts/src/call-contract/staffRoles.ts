/**
 * What members of staff may do in the console. One person may have several:
 * - `support`: reads payments and the state of a day
 * - `payments-officer`: approves and refuses payouts
 * - `money-laundering-officer`: sees and decides cases of suspicion, which nobody else may know of (hvidvaskloven § 38)
 * - `finance`: reconciles days, proposes and confirms corrections, fetches records for the authority
 * - `games-officer`: cancels rounds on sale, closes games
 */
export const STAFF_ROLES = [
  "support",
  "payments-officer",
  "money-laundering-officer",
  "finance",
  "games-officer",
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
