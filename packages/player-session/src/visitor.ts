export { AccountSlotIsland } from "./visitor/AccountSlotIsland.tsx";
export { GameActionIsland } from "./visitor/GameActionIsland.tsx";
export { GuestsOnlyIsland } from "./visitor/GuestsOnlyIsland.tsx";
export { hasSession } from "./visitor/hasSession.ts";
export { markPlayerState } from "./visitor/markPlayerState.ts";
export type { PlayerSettings } from "./visitor/playerSettings.ts";
export { type ClockPlace, type PlayerParts, playerSlot, showVisitor } from "./visitor/playerSlot.ts";
export { partsOf, useVisitor } from "./visitor/useVisitor.ts";
