export { createSite, type PageModule, type Site } from "./app/createSite.tsx";
export { definePage, type PageDefinition, type PageDescription } from "./app/pageDefinition.ts";
export type { PageRequest } from "./app/pageRequest.ts";
