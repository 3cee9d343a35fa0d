export { firstHiddenMovement, firstHiddenNumber, hiddenMovementIds, hiddenWins } from "./hiddenWins.ts";
export { shownBalance, shownBalanceOf } from "./shownBalance.ts";
export { requireNothingShowing } from "./showingRound.ts";
