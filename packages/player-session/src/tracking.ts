export { playerTracking } from "./tracking/playerTracking.ts";
