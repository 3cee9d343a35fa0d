export { deposits, depositSteps, type DepositRow } from "./tables.ts";
export {
  type Counted,
  depositedOre,
  isInWindow,
  readUsage,
  type Usage,
  usedIn,
  WINDOW_MS,
} from "./usedRoom.ts";
