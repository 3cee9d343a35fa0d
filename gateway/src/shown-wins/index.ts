export { firstHiddenMovement, hiddenMovementIds } from "./hiddenWins.ts";
export { shownBalance, shownBalanceOf } from "./shownBalance.ts";
