export { readConfig, type StudioConfig } from "./config.ts";
export { createStudioServer, type StudioServerSettings } from "./createStudioServer.ts";
export { type Fault, FAULTS, type Faults } from "./faults.ts";
export { GAME } from "./gameRoutes.ts";
export { MOST_WIN_TIMES } from "./maths.ts";
export { ROUNDS_PATH } from "./roundRoutes.ts";
