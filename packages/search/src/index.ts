export { createGameSearch, type FoundGame, type GameSearch } from "./createGameSearch.ts";
export { searchIndexOf, slugsOf, type IndexedGame } from "./indexedGames.ts";
export { type MarkedRange } from "./markMatches.ts";
export { slugOfName } from "./slugOfName.ts";
