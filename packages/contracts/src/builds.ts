import * as z from "zod/mini";

/** `GET /builds/latest.json`, polled to detect a new build (R7.26). */
export const LatestBuildSchema = z.object({ id: z.string(), timestamp: z.int() });
/** `GET /builds/meta/{buildId}.json` (R7.26): the routes a build serves. */
export const BuildMetaSchema = z.object({ id: z.string(), timestamp: z.int(), routes: z.array(z.string()) });
