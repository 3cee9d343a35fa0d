import { request } from "undici";
import * as z from "zod";

const MetricsSchema = z.object({
  pages: z.object({ plain: z.object({ bytes: z.number(), maxBytes: z.number() }) }),
});
/** Left for what visitors ask for beyond the warm pages: other experiments' versions, soft navigations. */
const FULL = 0.7;

/** Whether the edge's memory for pages takes more without dropping any; no when it does not say. */
export async function edgeHasRoom(control: string, signal: AbortSignal): Promise<boolean> {
  try {
    const { body } = await request(`${control}/metrics`, { signal });
    const { plain } = MetricsSchema.parse(await body.json()).pages;
    return plain.bytes < plain.maxBytes * FULL;
  } catch {
    return false;
  }
}
