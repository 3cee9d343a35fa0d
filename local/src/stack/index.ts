export { groupMemory } from "./memory.ts";
export { readyTable } from "./readyTable.ts";
export { StackError } from "./stackError.ts";
export { startStack, type RunningStack } from "./startStack.ts";
