export { acceptedBonus, asBonusPlayer, bonusOf, offerOf } from "./bonus.ts";
export { depositOf, optionsOf, STORY_NOW } from "./deposit.ts";
export { asDepositor, refusedWith } from "./depositStory.ts";
export { accountOf, asWithdrawer, withdrawalOf } from "./withdrawal.ts";
export { listAddress, STORY_MOVEMENTS } from "./movementStory.ts";
export { transactionOf } from "./transactions.ts";
