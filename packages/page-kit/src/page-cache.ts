export { PAGE_CACHE_HANDLER } from "./page-cache/handlerPath.ts";
