export { createPublicServer } from "./publicServer.ts";
export type { UpgradeHandler } from "./upgrades.ts";
export { visitorUpgrade, type VisitorSockets } from "./visitorUpgrade.ts";
