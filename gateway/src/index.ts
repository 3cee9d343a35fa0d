export {
  openDatabase,
  type Database,
  type DatabaseSettings,
  readImportMark,
  writeImportMark,
  type ImportMark,
} from "./database/index.ts";
export { ensureSpaces, spaceNumber } from "./content/index.ts";
export { importStories, type ImportedStory } from "./publishing/index.ts";
export { importCatalogue, type ImportedCatalogue, type ImportedGame } from "./games/index.ts";
export { assetAddress, type NewAsset, storeAssets } from "./images/index.ts";
export { importPlayers, type ImportedHold, type ImportedPlayer } from "./player-import/index.ts";
export { personKeys, type PersonKeys } from "./players/index.ts";
export {
  importPastPlay,
  type PastEvent,
  type PastPlay,
  type PastServices,
  type WrittenPast,
} from "./past-play/index.ts";
