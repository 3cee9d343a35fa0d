export { RichTextOf } from "./content/RichTextOf.tsx";
export { rememberPublish } from "./content/contentVersion.ts";
export { linkHref } from "./content/linkHref.ts";
export { openContent, type SiteContent, type StoryOf } from "./content/openContent.ts";
export { siteContent } from "./content/siteContent.ts";
