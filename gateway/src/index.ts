export { openDatabase, type Database, type DatabaseSettings } from "./database/openDatabase.ts";
export { ensureSpaces } from "./content/ensureSpaces.ts";
export { importStories, type ImportedStory } from "./content/importStories.ts";
export { spaceNumber } from "./content/spaceNumber.ts";
export { importCatalogue, type ImportedCatalogue, type ImportedGame } from "./games/importCatalogue.ts";
export { hasWinners, importWinners, type ImportedWinner } from "./games/importWinners.ts";
export { assetAddress, type NewAsset } from "./images/assetAddress.ts";
export { storeAssets } from "./images/storeAssets.ts";
export { readImportMark, writeImportMark, type ImportMark } from "./database/importMarks.ts";
