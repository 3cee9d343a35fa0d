import { eq, sql } from "drizzle-orm";
import { spaces } from "../content/index.ts";
import type { Queries } from "../database/index.ts";
import { enqueueJob } from "../jobs/index.ts";
import { CHANGE_QUEUE } from "./changeJobs.ts";

/**
 * Moves a space's cache version on, to the clock's milliseconds or at least one further, and writes down who must
 * hear of it. Runs in the transaction of the change, so that neither can be without the other.
 *
 * @param tags cache tags that went stale; with none nobody is told.
 * @returns the new cache version.
 * @throws {Error} when the brand has no space.
 */
export async function enqueueChange(
  transaction: Queries,
  brand: string,
  tags: readonly string[],
  now: number,
): Promise<number> {
  const [space] = await transaction
    .update(spaces)
    .set({ cv: sql`greatest(${spaces.cv} + 1, ${now})` })
    .where(eq(spaces.brand, brand))
    .returning({ cv: spaces.cv });
  if (!space) throw new Error(`The brand "${brand}" has no content space.`);
  if (tags.length > 0) {
    await enqueueJob(transaction, { queue: CHANGE_QUEUE, payload: { brand, cv: space.cv, tags: [...tags] } });
  }
  return space.cv;
}
