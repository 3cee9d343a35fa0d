import type { Translation } from "../translation.ts";

export const restrictions = {
  suspended: "Your player account is suspended. Contact customer service and we will help you.",
  missingSourceOfFunds:
    "Your player account is suspended because we need documents that show where your money comes from. See your messages for what to send, and how.",
  deactivated: "Your player account is closed. Contact customer service if you have questions.",
  block: "Your player account is blocked until {{date}}.",
  blockUndated:
    "Your player account is blocked for a period. Contact customer service if you have questions.",
  blockEnded: "Your block has ended. Contact customer service to have it lifted.",
  cooldown: "You are taking a break from play until {{date}}.",
  cooldownUndated: "You are taking a break from play. It ends by itself.",
  cooldownEnded: "Your break is over. Reload the page to continue.",
  detailsNotVerified:
    "We have not been able to verify your details. Please check them, or contact customer service.",
  moreInformationNeeded: "We need some more information about you before you can continue.",
  mitIdNeeded: "Use MitID to confirm that it is you, and you can continue.",
  multiAccount: "You already have a player account with us. Contact customer service if you have questions.",
  playLimitsReached: "Time for a break. You have reached your play limit.",
  unknown: "Your player account is not open at the moment. Contact customer service and we will help you.",
  withdrawalBlocked:
    "You cannot withdraw money at the moment. Contact customer service and we will help you.",
  eidNeeded: "Verify your identity with MitID before you continue.",
} as const satisfies Translation<"restrictions">;
