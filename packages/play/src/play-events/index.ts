export { allowsStatistics } from "./allowsStatistics.ts";
export { loadGameApi } from "./loadGameApi.ts";
export { trackPlay } from "./trackPlay.ts";
