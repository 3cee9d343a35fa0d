export { BudgetTool } from "./BudgetTool.tsx";
export { type BudgetInPlay, usePlayBudget } from "./usePlayBudget.ts";
