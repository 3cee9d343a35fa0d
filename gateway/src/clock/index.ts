export { databaseNow, seconds } from "./databaseNow.ts";
export { refuseMovableClock } from "./refuseMovableClock.ts";
