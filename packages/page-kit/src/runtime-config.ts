export { parseSiteConfig, siteConfig, type SiteConfig } from "./runtime-config/siteConfig.ts";
