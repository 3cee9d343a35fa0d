export { depositOf, optionsOf, STORY_NOW } from "./deposit.ts";
export { asDepositor, refusedWith } from "./depositStory.ts";
export { accountOf, asWithdrawer, withdrawalOf } from "./withdrawal.ts";
