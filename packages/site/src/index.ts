export { createSite, type Site } from "./create-site/createSite.tsx";
export type { PageModule } from "./page-kit/page-definition/pageModule.ts";
export {
  definePage,
  type PageDefinition,
  type PageDescription,
} from "./page-kit/page-definition/pageDefinition.ts";
export type { PageRequest } from "./page-kit/page-request/pageRequest.ts";
