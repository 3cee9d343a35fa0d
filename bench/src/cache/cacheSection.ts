import * as z from "zod";
import { plain, type Figure, type Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { visitPages } from "./visitPages.ts";

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

/** One cache of the edge, which must stay within its bound. */
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

async function metricsOf({ control }: Bench) {
  const answer = await fetch(`${control}/metrics`, { signal: AbortSignal.timeout(5_000) });
  return MetricsSchema.parse(await answer.json());
}

const since = (before: Stats, after: Stats): Stats => ({
  ...after,
  hits: after.hits - before.hits,
  misses: after.misses - before.misses,
});

/** Size of the edge's caches after many visits, and their hit rates. */
export async function cacheSection(bench: Bench): Promise<Section> {
  const before = await metricsOf(bench);
  const visits = await visitPages(bench);
  const { pages, assets, images, memory } = await metricsOf(bench);
  return {
    id: "cache",
    title: "The edge's memory",
    figures: [
      cacheFigure("pages", since(before.pages.plain, pages.plain)),
      cacheFigure("pages with a query", since(before.pages.queried, pages.queried)),
      cacheFigure("static files", since(before.assets, assets)),
      cacheFigure("images", since(before.images, images)),
      plain("resident memory of the process", mebibytes(memory.rss)),
    ],
    notes: [
      `${visits.toLocaleString("en-GB")} visits with empty caches, of every page of every brand, the popular ones often.`,
    ],
  };
}
