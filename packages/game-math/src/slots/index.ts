export { checkSlot } from "./checkSlot.ts";
export { exactReturn, type ExactReturn } from "./exactReturn.ts";
export { findStrips, type StripTarget } from "./findStrips.ts";
export { type CycleFigures, figuresOf } from "./cycleFigures.ts";
export { freeSpinCycle, fullCycle } from "./fullCycle.ts";
export { type LineWin } from "./lineWins.ts";
export { playSlot, type SlotEvent, type SlotRound } from "./playSlot.ts";
export type {
  FreeSpins,
  LineSlot,
  Pays,
  SlotGame,
  SlotSymbol,
  Stops,
  Strip,
  WaysSlot,
  Window,
} from "./slotGame.ts";
export { type TumbleStep } from "./tumble.ts";
export { type WaysWin } from "./waysWins.ts";
export { type Cycle, type WinCounts } from "./winCounter.ts";
