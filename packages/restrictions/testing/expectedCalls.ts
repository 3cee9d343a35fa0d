const LIMITS_ONLY = ["reached-play-limits"];
/** May see and correct their own data. */
const PROFILE = ["gdc-check-failed", "extended-kyc-check-required", "reached-play-limits"];
/** May verify their identity. */
const IDENTITY = ["oces-login-required", ...PROFILE];
/** May read what was written to them. */
const INBOX = ["suspended-missing-sof", "extended-kyc-check-required", "reached-play-limits"];
/** Players on a break or blocked: they may extend it at any time, see their statement and withdraw their money. */
const AWAY = [
  "cooldown",
  "block",
  "expired-block-must-be-removed-by-customer-service",
  "reached-play-limits",
];

/**
 * The restrictions under which each call that carries a session is open, by the id of its contract (domain table, spec §7).
 * `all`: open under every restriction.
 */
export const EXPECTED_CALLS: Readonly<Record<string, "all" | readonly string[]>> = {
  "check-login-limits": "all",
  "get-session-info": "all",
  "log-out": "all",
  // Customer service is open to everybody (R1.06).
  "find-support-conversation": "all",
  "open-support-conversation": "all",
  "list-support-messages": "all",
  "send-support-message": "all",
  "read-support-messages": "all",
  "close-support-conversation": "all",
  "rate-support-conversation": "all",
  "download-support-transcript": "all",
  "mail-support-transcript": "all",
  "create-support-identity": "all",
  // Logging out elsewhere is logging out too.
  "list-sessions": "all",
  "end-one-session": "all",
  "end-other-sessions": "all",
  "list-devices": "all",
  "forget-device": "all",
  "get-registration-options": LIMITS_ONLY,
  "verify-registration": LIMITS_ONLY,
  "get-authentication-options": "all",
  "verify-authentication": "all",
  "list-passkeys": LIMITS_ONLY,
  "rename-passkey": LIMITS_ONLY,
  "remove-passkey": LIMITS_ONLY,
  "start-mitid": "all",
  "return-from-mitid": "all",
  "match-cpr": IDENTITY,
  "set-phone-number": PROFILE,
  "get-user-info": "all",
  "list-occupation-types": PROFILE,
  "set-occupation": PROFILE,
  "get-winner-name": PROFILE,
  "set-winner-name": PROFILE,
  "list-salary-types": PROFILE,
  "set-salary": PROFILE,
  "get-partner-data": "all",
  "create-user-report": AWAY,
  "get-user-report": AWAY,
  "download-user-report": AWAY,
  "verify-receipt": "all",
  "set-email": PROFILE,
  "set-marketing-permission": PROFILE,
  // As easy as giving it, whatever stands against the player.
  "withdraw-marketing-permission": "all",
  "postpone-marketing-question": PROFILE,
  "get-deposit-limits": LIMITS_ONLY,
  "set-deposit-limits": LIMITS_ONLY,
  "get-loss-limits": LIMITS_ONLY,
  "set-loss-limits": LIMITS_ONLY,
  "postpone-loss-offer": LIMITS_ONLY,
  // The status page of a break is the page on which one is taken.
  "take-cooling-off": ["cooldown", "reached-play-limits"],
  "block-account": AWAY,
  "self-exclude": AWAY,
  "delete-account": LIMITS_ONLY,
  "list-messages": INBOX,
  "mark-message": INBOX,
  "list-saved-games": LIMITS_ONLY,
  "save-game": LIMITS_ONLY,
  "forget-game": LIMITS_ONLY,
  "get-play-feedback": LIMITS_ONLY,
  "get-balance": "all",
  "list-transactions": AWAY,
  "get-funds-proof": "all",
  "get-deposit-options": [],
  "create-deposit": [],
  "get-deposit": "all",
  "cancel-deposit": "all",
  "confirm-deposit": [],
  "get-offer": [],
  "accept-bonus": [],
  "list-bonuses": LIMITS_ONLY,
  "give-up-bonus": LIMITS_ONLY,
  "offer-plates": [],
  "buy-plates": [],
  "return-plates": [],
  "list-my-plates": LIMITS_ONLY,
  "list-my-rounds": LIMITS_ONLY,
  "get-my-round": LIMITS_ONLY,
  "get-xmpp-config": [],
  "get-chat-profile": [],
  "set-chat-name": [],
  "read-chat-rules": [],
  "ignore-chatter": [],
  "list-chat-rooms": [],
  "report-chat-message": [],
  "list-chat-sanctions": INBOX,
  "appeal-chat-sanction": INBOX,
  "list-own-chat-lines": INBOX,
  "get-withdrawal-options": AWAY,
  "list-withdrawals": AWAY,
  "create-withdrawal": AWAY,
  "list-document-requests": [...new Set([...AWAY, ...INBOX])],
  "list-payout-accounts": AWAY,
  "add-payout-account": AWAY,
  "remove-payout-account": AWAY,
  "open-play": [],
  "get-studio-token": [],
  "start-round": [],
  "get-play": "all",
  "close-play": "all",
  "acknowledge-reality": LIMITS_ONLY,
  "choose-reality-interval": LIMITS_ONLY,
  "get-hall-reality": [],
  "acknowledge-hall-reality": LIMITS_ONLY,
  "choose-hall-reality-interval": LIMITS_ONLY,
  "get-play-budget": LIMITS_ONLY,
  "set-play-budget": [],
  "list-rounds": AWAY,
  "get-round": AWAY,
  "get-replay": AWAY,
  "track-page-request": "all",
  "track-event": "all",
};

/** Whether a call with a session is open under a restriction; a call without a row is closed to everybody. */
export function isCallOpen(id: string, restriction: string | undefined): boolean {
  const open = EXPECTED_CALLS[id];
  if (open === undefined) return false;
  return restriction === undefined || open === "all" || open.includes(restriction);
}
