export { openDatabase, type Database, type DatabaseSettings } from "./database/openDatabase.ts";
export { ensureSpaces } from "./content/ensureSpaces.ts";
export { importStories, type ImportedStory } from "./content/importStories.ts";
export { spaceNumber } from "./content/spaceNumber.ts";
