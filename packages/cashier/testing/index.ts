export { acceptedBonus, asBonusPlayer, bonusOf } from "./bonus.ts";
export { offerOf } from "@spilhus/page-kit/testing";
export { depositOf, optionsOf, STORY_NOW } from "./deposit.ts";
export { asDepositor, refusedWith } from "./depositStory.ts";
export { accountOf, asWithdrawer, withdrawalOf } from "./withdrawal.ts";
export { listAddress, STORY_MOVEMENTS } from "./movementStory.ts";
export { transactionOf } from "./transactions.ts";
