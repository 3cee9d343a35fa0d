export { gameFeeds, type GameFeeds } from "./game-feeds/gameFeeds.ts";
