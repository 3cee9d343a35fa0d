export { standInServer, type StandInServerSettings } from "./standInServer.ts";
export { waitForDisconnect } from "./waitForDisconnect.ts";
