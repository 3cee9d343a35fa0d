import * as z from "zod";
import { plain, type Figure, type Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";

const StatsSchema = z.object({
  bytes: z.number(),
  maxBytes: z.number(),
  hits: z.number(),
  misses: z.number(),
});
const MetricsSchema = z.object({
  pages: z.object({ plain: StatsSchema, queried: StatsSchema }),
  assets: StatsSchema,
  images: StatsSchema,
  memory: z.object({ rss: z.number() }),
});
type Stats = z.infer<typeof StatsSchema>;

const mebibytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MiB`;

/** One cache of the edge: what it holds must stay within its bound. */
export function cacheFigure(name: string, { bytes, maxBytes, hits, misses }: Stats): Figure {
  const asked = hits + misses;
  return {
    what: `${name}, held of its bound`,
    measured: mebibytes(bytes),
    calibration: asked === 0 ? "not asked" : `hit rate ${((100 * hits) / asked).toFixed(2)} % of ${asked}`,
    result: `${((100 * bytes) / maxBytes).toFixed(0)} %`,
    target: `≤ ${mebibytes(maxBytes)}`,
    isMet: bytes <= maxBytes,
  };
}

/** What the edge holds and how often it answered from memory since it started, from its control listener. */
export async function cacheSection({ control }: Bench): Promise<Section> {
  const answer = await fetch(`${control}/metrics`, { signal: AbortSignal.timeout(5_000) });
  const { pages, assets, images, memory } = MetricsSchema.parse(await answer.json());
  return {
    id: "cache",
    title: "The edge's memory",
    figures: [
      cacheFigure("pages", pages.plain),
      cacheFigure("pages with a query", pages.queried),
      cacheFigure("static files", assets),
      cacheFigure("images", images),
      plain("resident memory of the process", mebibytes(memory.rss)),
    ],
    notes: [],
  };
}
