import type { Translation } from "../translation.ts";

export const restrictions = {
  suspended:
    "You cannot use your player account at the moment. Contact customer service and we will help you.",
  missingSourceOfFunds:
    "We need documents that show where your money comes from. See your messages for what to send, and how.",
  deactivated: "You can no longer use your player account. Contact customer service if you have questions.",
  block: "The block lasts until {{date}}.",
  blockUndated: "The block lasts for a period. Contact customer service if you have questions.",
  blockEnded:
    "The period is over, but the block stays until customer service lifts it. Contact customer service when you want to continue.",
  cooldown: "The break lasts until {{date}}.",
  cooldownUndated: "The break ends by itself.",
  cooldownEnded: "The break has just ended. Reload the page to continue.",
  detailsNotVerified:
    "We have not been able to verify your details. Please check them, or contact customer service.",
  moreInformationNeeded: "We need some more information about you before you can continue.",
  mitIdNeeded: "Use MitID to confirm that it is you, and you can continue.",
  multiAccount: "You already have a player account with us. Contact customer service if you have questions.",
  playLimitsReached: "You have reached your play limit.",
  unknown: "Your player account is not open at the moment. Contact customer service and we will help you.",
  withdrawalBlocked:
    "You cannot withdraw money at the moment. Contact customer service and we will help you.",
  eidNeeded: "Verify your identity with MitID before you continue.",
  depositLimitNeeded: "Choose your deposit limits before you play.",
} as const satisfies Translation<"restrictions">;
