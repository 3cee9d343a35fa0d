export { configuredGames, frameAddress } from "./configuredGames.ts";
export { keepStudioGames } from "./keepStudioGames.ts";
export { studioGames, type StudioGameRow } from "./tables.ts";
