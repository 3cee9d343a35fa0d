export { SoundControl } from "./controls/SoundControl.tsx";
export { celebrationOf, isNetWin, outcomeOf } from "./plan/outcome.ts";
export { HouseSlot } from "./player/HouseSlot.tsx";
export { useReducedMotion } from "./player/useReducedMotion.ts";
export { slotTexts } from "./texts/slotTexts.ts";
