export { heldReports } from "./heldReports.ts";
export { allowsStatistics } from "./allowsStatistics.ts";
export { loadGameApi } from "./loadGameApi.ts";
export { trackPlay, type TrackedEvent } from "./trackPlay.ts";
