export { readBrands } from "./brandsFile.ts";
export { type EdgeConfig, readConfig } from "./config.ts";
