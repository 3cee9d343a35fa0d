import { extname, resolve } from "node:path";

/** Next loads the handler by its path: `.ts` beside these sources, `.js` in the published package. */
export const PAGE_CACHE_HANDLER = resolve(import.meta.dirname, `handler${extname(import.meta.filename)}`);
