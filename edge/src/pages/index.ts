export { ErrorPages } from "./errorPages.ts";
export { MissingPages } from "./missingPages.ts";
export { createPageServer } from "./pageServer.ts";
export { PageStore } from "./pageStore.ts";
export { WorkLimit } from "./workLimit.ts";
