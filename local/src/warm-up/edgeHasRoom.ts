import { request } from "undici";
import * as z from "zod";

const MetricsSchema = z.object({
  pages: z.object({ plain: z.object({ bytes: z.number(), maxBytes: z.number() }) }),
});
/** Share of the memory left for pages that are not warmed: other versions of experiments, soft navigations. */
const FULL = 0.7;

/** Whether the edge's page cache can take more pages without evicting any; false when it does not report its use. */
export async function edgeHasRoom(control: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { body } = await request(`${control}/metrics`, { signal });
    const { plain } = MetricsSchema.parse(await body.json()).pages;
    return plain.bytes < plain.maxBytes * FULL;
  } catch {
    return false;
  }
}
