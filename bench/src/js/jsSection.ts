import { join } from "node:path";
import { launchBrowser } from "../browser/launchBrowser.ts";
import type { Figure, Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { pagesOf, type MeasuredPage } from "../stack/pagesOf.ts";
import { buildBareApp } from "../bare-next/bareApp.ts";
import { serveBareApp } from "../bare-next/bareServer.ts";
import { kilobytes, scriptBytes, type ScriptBytes } from "./scriptBytes.ts";

const PORTS = { front: 15_262, app: 15_263 } as const;

/** Kilobytes above a bare Next page. */
const BUDGETS: Partial<Record<MeasuredPage["kind"], number>> = { "front page": 30, article: 16 };

/** One page's scripts beside those of the bare page. */
export function jsFigure(
  page: { readonly kind: MeasuredPage["kind"]; readonly brand: string },
  { untouched, interaction }: ScriptBytes,
  bareKilobytes: number,
): Figure {
  const own = kilobytes(untouched);
  const above = own - bareKilobytes;
  const budget = BUDGETS[page.kind];
  return {
    what: `${page.brand}, ${page.kind}`,
    measured: `${own.toFixed(1)} KB; first interaction + ${kilobytes(interaction).toFixed(1)} KB`,
    calibration: `bare Next page ${bareKilobytes.toFixed(1)} KB`,
    result: `${above < 0 ? "−" : "+"} ${Math.abs(above).toFixed(1)} KB`,
    target: budget === undefined ? "" : `≤ + ${budget} KB`,
    isMet: budget === undefined || above <= budget,
  };
}

/** Script bytes of every measured page against a bare Next page built and served in the same run. */
export async function jsSection(bench: Bench): Promise<Section> {
  const script = await buildBareApp(bench.root, join(bench.scratch, "bare-next"));
  const bare = await serveBareApp(script, PORTS);
  const browser = await launchBrowser();
  try {
    const floor = kilobytes((await scriptBytes(browser, bare.origin)).untouched);
    const figures: Figure[] = [];
    for (const site of bench.brands) {
      for (const { kind, url } of await pagesOf(site)) {
        figures.push(jsFigure({ kind, brand: site.brand.id }, await scriptBytes(browser, url), floor));
      }
    }
    return { id: "js", title: "JavaScript downloaded, brotli", figures, notes: [] };
  } finally {
    await browser.close();
    await bare.close();
  }
}
