export { createKitServer, type KitSettings } from "./createKitServer.ts";
export { runStudioKit } from "./runStudioKit.ts";
