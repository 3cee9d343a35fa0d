export { type ImportedHold, type ImportedPlayer, importPlayers } from "./importPlayers.ts";
