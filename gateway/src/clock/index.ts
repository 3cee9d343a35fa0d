export { databaseNow, databaseWall, seconds } from "./databaseNow.ts";
export { readDatabaseNow } from "./readDatabaseNow.ts";
export { refuseMovableClock } from "./refuseMovableClock.ts";
