export { createSite, type Site } from "./create-site/createSite.tsx";
export type { PageModule } from "@spilhus/page-kit";
export { definePage, type PageDefinition, type PageDescription } from "@spilhus/page-kit";
export type { PageRequest } from "@spilhus/page-kit";
