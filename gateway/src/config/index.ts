export { type Brands, readBrands } from "./brands.ts";
export { type GatewayConfig, parseConfig } from "./config.ts";
export { ConfigError } from "./configError.ts";
export { createLog } from "./logger.ts";
export { isMailServer } from "./messenger.ts";
export type { MitIdConfig } from "./mitId.ts";
export { requireClients } from "./requireClients.ts";
export { type NamedStudio, requireStudioBrands, studioOf, type Studios } from "./studios.ts";
export type { RegisterClient } from "./registerClient.ts";
