import type { SessionCallId } from "@spilhus/contracts/calls";
import type { KnownRouteId } from "@spilhus/routes";

/**
 * When a call is open to a restricted player: `always`, or while the restriction leaves one of these pages open. A page
 * and its calls so open and close together.
 */
export type OpensWith = "always" | readonly KnownRouteId[];

const PROFILE = ["edit-profile"] as const;
const PASSKEYS = ["account-biometrics"] as const;
const REPORT = ["account-report"] as const;
const LIMITS = ["deposit-limit"] as const;
const WITHDRAWAL = ["withdrawal"] as const;
const INBOX = ["account-messages"] as const;
const BONUSES = ["my-bonuses"] as const;
const PLAY = ["playgame"] as const;
const HOME = ["account-home"] as const;
const SAVED_GAMES = ["saved-games"] as const;

/** One row for each call that can carry a session. A call without a row is refused and cannot be mounted. */
export const CALLS: Readonly<Record<SessionCallId, OpensWith>> = {
  "check-login-limits": "always",
  "get-session-info": "always",
  "log-out": "always",
  // Logging out elsewhere is logging out too, and a restricted player's account may be in use by somebody else.
  "list-sessions": "always",
  "end-one-session": "always",
  "end-other-sessions": "always",
  // Forgetting a device only makes the account safer.
  "list-devices": "always",
  "forget-device": "always",
  "get-registration-options": PASSKEYS,
  "verify-registration": PASSKEYS,
  "get-authentication-options": "always",
  "verify-authentication": "always",
  "list-passkeys": PASSKEYS,
  "rename-passkey": PASSKEYS,
  "remove-passkey": PASSKEYS,
  // A new sign-in is checked again, and some restrictions end only with it.
  "start-mitid": "always",
  "return-from-mitid": "always",
  "match-cpr": ["eid"],
  "get-user-info": "always",
  "set-phone-number": PROFILE,
  "list-occupation-types": PROFILE,
  "set-occupation": PROFILE,
  "get-winner-name": PROFILE,
  "set-winner-name": PROFILE,
  "list-salary-types": PROFILE,
  "set-salary": PROFILE,
  // Status pages report page views too, with the partner in their context (R3.11).
  "get-partner-data": "always",
  "create-user-report": REPORT,
  "get-user-report": REPORT,
  "download-user-report": REPORT,
  // Whoever holds the paper may ask, and it tells nothing else.
  "verify-receipt": "always",
  "set-email": PROFILE,
  "set-marketing-permission": PROFILE,
  // Never closed: GDPR, Article 7(3).
  "withdraw-marketing-permission": "always",
  "postpone-marketing-question": PROFILE,
  "get-deposit-limits": LIMITS,
  "set-deposit-limits": LIMITS,
  // Whoever has reached a limit of loss reads there which, and until when.
  "get-loss-limits": [...LIMITS, "play-limits-reached"],
  "set-loss-limits": LIMITS,
  "postpone-loss-offer": LIMITS,
  "take-cooling-off": ["cooling-off"],
  // From the page of a break or a block a player may always extend it, never shorten it.
  "block-account": ["temporary-block", "cooling-off"],
  "self-exclude": ["self-exclusion", "temporary-block", "cooling-off"],
  "delete-account": ["account-deletion"],
  "list-messages": INBOX,
  "mark-message": INBOX,
  "list-saved-games": SAVED_GAMES,
  "save-game": SAVED_GAMES,
  "forget-game": SAVED_GAMES,
  "track-page-request": "always",
  "track-event": "always",
  "get-play-feedback": ["mentor"],
  // Whatever stands against a player, they may know what they have.
  "get-balance": "always",
  "list-transactions": REPORT,
  // It is about all players' money.
  "get-funds-proof": "always",
  // Nobody who is restricted deposits; how a payment that was begun has ended, everybody may know.
  "get-deposit-options": [],
  "create-deposit": [],
  "get-deposit": "always",
  "cancel-deposit": "always",
  "confirm-deposit": [],
  // Offers are for players who may play. Guests read the terms of an offer as well.
  "get-offer": [],
  "accept-bonus": [],
  "list-bonuses": BONUSES,
  "give-up-bonus": BONUSES,
  "offer-plates": PLAY,
  "buy-plates": PLAY,
  // A restricted player's plates of rounds on sale are refunded automatically.
  "return-plates": PLAY,
  "list-my-plates": HOME,
  "list-my-rounds": HOME,
  "get-my-round": HOME,
  // Nobody who is restricted is in the chat. Why they may not write, and how to complain, stands beside their messages.
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
  // Own money leaves the account on a break and under a block too.
  "get-withdrawal-options": WITHDRAWAL,
  "list-withdrawals": WITHDRAWAL,
  "create-withdrawal": WITHDRAWAL,
  // Whoever must send documents reads here which, on the page that waits for them or beside their messages.
  "list-document-requests": [...WITHDRAWAL, ...INBOX],
  "list-payout-accounts": WITHDRAWAL,
  "add-payout-account": WITHDRAWAL,
  "remove-payout-account": WITHDRAWAL,
  "open-play": PLAY,
  "get-studio-token": PLAY,
  "start-round": PLAY,
  // A page learns here why its game is over, and shows a round that was under way to its end; leaving only ends play.
  "get-play": "always",
  "close-play": "always",
  "acknowledge-reality": HOME,
  "choose-reality-interval": HOME,
  // A hall without a stream asks by it whether its player may play on.
  "get-hall-reality": PLAY,
  "acknowledge-hall-reality": HOME,
  "choose-hall-reality-interval": HOME,
  "get-play-budget": HOME,
  "set-play-budget": PLAY,
  // The statement links to them.
  "list-rounds": REPORT,
  // Whoever is restricted most needs a person most: customer service talks with everybody.
  "find-support-conversation": "always",
  "open-support-conversation": "always",
  "list-support-messages": "always",
  "send-support-message": "always",
  "read-support-messages": "always",
  "close-support-conversation": "always",
  "rate-support-conversation": "always",
  "download-support-transcript": "always",
  "mail-support-transcript": "always",
  "create-support-identity": "always",
  "get-round": REPORT,
  "get-replay": REPORT,
};
