export { parseHost } from "./hostHeader.ts";
export { type Site, createSite } from "./site.ts";
export { SiteDirectory } from "./siteDirectory.ts";
