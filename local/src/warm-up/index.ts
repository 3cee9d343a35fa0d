export { checkContent } from "./checkContent.ts";
export { edgeHasRoom } from "./edgeHasRoom.ts";
export { warmHeroes } from "./warmHeroes.ts";
export { warmSites } from "./warmSites.ts";
