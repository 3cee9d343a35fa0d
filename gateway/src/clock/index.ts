export { databaseNow, databaseWall, seconds } from "./databaseNow.ts";
export { refuseMovableClock } from "./refuseMovableClock.ts";
