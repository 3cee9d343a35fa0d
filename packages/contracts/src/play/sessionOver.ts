/**
 * Why a session is over, where the player is told more than that they are logged out. `break`: they have taken a break with
 * an end; `excluded`: they have excluded themselves here, or in the national register.
 */
export const SESSION_OVER_REASONS = ["break", "excluded", "ended-elsewhere"] as const;
export type SessionOverReason = (typeof SESSION_OVER_REASONS)[number];

/**
 * Query parameters of the login before a game: why the session is over that the visitor had, as a `SessionOverReason`, and
 * when their break ends, in whole seconds since the epoch. Texts of a link are never shown.
 */
export const SESSION_OVER_PARAMS = { reason: "over", until: "until" } as const;
