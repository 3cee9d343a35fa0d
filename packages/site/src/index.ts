export { createSite, type Site } from "./app/createSite.tsx";
export type { PageModule } from "./app/pageModule.ts";
export { definePage, type PageDefinition, type PageDescription } from "./app/pageDefinition.ts";
export type { PageRequest } from "./app/pageRequest.ts";
