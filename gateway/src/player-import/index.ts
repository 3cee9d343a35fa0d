export { type ImportedHold, type ImportedPlayer, importPlayers } from "./importPlayers.ts";
export { importHistories, type ImportedEvent, type ImportedHistory } from "./importHistory.ts";
