export { AccountSlotIsland } from "./AccountSlotIsland.tsx";
export { GameActionIsland } from "./GameActionIsland.tsx";
export { endPage, holdPage, isPageHeld, releasePage } from "./heldPage.ts";
export { PlayerIsland } from "./PlayerIsland.tsx";
export type { PlayerSettings } from "./playerSettings.ts";
export { showVisitor, type ClockPlace, type PlayerParts } from "./playerSlot.ts";
export { tellTabs } from "./tabs.ts";
export { partsOf, useVisitor } from "./useVisitor.ts";
