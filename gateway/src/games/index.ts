export { brandCategories } from "./brandCategories.ts";
export { provedReturns } from "./catalogue.ts";
export { GAME_SERVICE_CALLS, gameServices } from "./calls.ts";
export { type ImportedCatalogue, type ImportedGame, importCatalogue, PLAN_ROOMS } from "./importCatalogue.ts";
export { leastStakeOre } from "./leastStake.ts";
export { type StudioGame, studioGame } from "./studioGame.ts";
export { pacedRoom } from "./pacedRoom.ts";
export { roomRules } from "./roomRules.ts";
export {
  faultsOfRoom,
  leastPlatesOf,
  PLATE_KIND,
  type PrizeShare,
  SALE_MINUTES,
  SHARES,
} from "./roomTerms.ts";
export { games, type RoomRow, rooms } from "./tables.ts";
export { potGames } from "./potGames.ts";
export { type GameServices, sendFeed } from "./sendFeed.ts";
