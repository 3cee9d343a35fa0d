export { hostName } from "./hostName.ts";
export { type Site, createSite } from "./site.ts";
export { SiteDirectory } from "./siteDirectory.ts";
