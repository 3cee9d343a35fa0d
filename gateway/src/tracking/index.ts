export { TRACKING_SERVICE_CALLS } from "./calls.ts";
export { TrackingSweeper } from "./trackingSweeper.ts";
