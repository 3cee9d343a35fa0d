export { PLAY_BUDGET_CALLS } from "./calls.ts";
export { type Budget, countBudget, readBudget } from "./playBudget.ts";
export { playBudgets } from "./tables.ts";
