export { contentBlocks } from "./page-blocks/contentBlocks.ts";
export { lobbyBlocks } from "./page-blocks/lobbyBlocks.ts";
