export { readBrands } from "./brandsFile.ts";
export { withStudioOrigins } from "./studioOrigins.ts";
export { type EdgeConfig, readConfig } from "./config.ts";
