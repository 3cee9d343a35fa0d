export { createGameSearch, type FoundGame, type GameSearch } from "./createGameSearch.ts";
export { searchIndexOf, slugsOf, type IndexedGame } from "./indexedGames.ts";
export { type MarkedRange } from "./markedRanges.ts";
export { slugOfName } from "./slugOfName.ts";
