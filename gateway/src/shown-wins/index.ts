export { firstHiddenMovement, firstHiddenNumber, hiddenMovementIds } from "./hiddenWins.ts";
export { shownBalance, shownBalanceOf } from "./shownBalance.ts";
