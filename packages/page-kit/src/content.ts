export { rememberPublish } from "./content/contentVersion.ts";
export { openContent, type SiteContent, type StoryOf } from "./content/openContent.ts";
export { siteContent } from "./content/siteContent.ts";
