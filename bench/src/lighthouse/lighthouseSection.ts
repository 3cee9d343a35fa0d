import { launchBrowser } from "../browser/launchBrowser.ts";
import type { Figure, Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { pagesOf } from "../stack/pagesOf.ts";
import { auditPage, type PageAudit } from "./auditPage.ts";
import { median } from "./median.ts";

const PORT = 15_266;
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MAX_SHIFT = 0.02;

/** A page's runs as figures: one a category, and its layout shift. */
export function lighthouseFigures(page: string, runs: readonly PageAudit[]): readonly Figure[] {
  const scores = Object.entries(TARGETS).map(([category, target]): Figure => {
    const score = median(runs.map(({ scores }) => scores[category] ?? 0));
    const calibration = `benchmark index ${median(runs.map(({ benchmarkIndex }) => benchmarkIndex))}`;
    const what = `${page}, ${category}`;
    return {
      what,
      measured: `${score}`,
      calibration,
      result: `${score}`,
      target: `≥ ${target}`,
      isMet: score >= target,
    };
  });
  const shift = median(runs.map(({ layoutShift }) => layoutShift));
  return [
    ...scores,
    {
      what: `${page}, layout shift`,
      measured: shift.toFixed(3),
      calibration: "",
      result: shift.toFixed(3),
      target: `≤ ${MAX_SHIFT}`,
      isMet: shift <= MAX_SHIFT,
    },
  ];
}

/** Lighthouse (mobile, simulated throttling) on every measured page of every brand, through the edge. */
export async function lighthouseSection(bench: Bench): Promise<Section> {
  const figures: Figure[] = [];
  const notes = new Set<string>();
  for (const site of bench.brands) {
    for (const { kind, url } of await pagesOf(site)) {
      const runs: PageAudit[] = [];
      for (let run = 0; run < bench.runs; run += 1) {
        const browser = await launchBrowser(PORT);
        try {
          runs.push(await auditPage(url, PORT));
        } finally {
          await browser.close();
        }
      }
      const page = `${site.brand.id}, ${kind}`;
      const taken = lighthouseFigures(page, runs);
      // Forty runs take a quarter of an hour: whoever waits sees each page as it is done.
      console.error(taken.map(({ what, result }) => `${what}: ${result}`).join("; "));
      figures.push(...taken);
      for (const failure of runs.flatMap(({ failures }) => failures)) notes.add(`${page}: ${failure}`);
    }
  }
  return { id: "lighthouse", title: `Lighthouse, median of ${bench.runs}`, figures, notes: [...notes] };
}
