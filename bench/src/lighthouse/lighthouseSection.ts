import { join } from "node:path";
import { buildBareApp } from "../bare-next/bareApp.ts";
import { serveBareApp } from "../bare-next/bareServer.ts";
import { launchBrowser } from "../browser/launchBrowser.ts";
import type { Figure, Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { pagesOf } from "../stack/pagesOf.ts";
import { auditPage, type PageAudit } from "./auditPage.ts";
import { median } from "./median.ts";

const PORT = 15_266;
const BARE_PORTS = { front: 15_267, app: 15_268 } as const;
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const MAX_SHIFT = 0.02;

const CALIBRATED = "performance, processor calibrated";

/**
 * Median score of a bare Next page in the same run, by category: what this machine lets the framework alone
 * reach. The calibrated performance stands under {@link CALIBRATED}.
 */
export type BareScores = Readonly<Record<string, number>>;

const bareScoresOf = (runs: readonly PageAudit[]): BareScores => ({
  ...Object.fromEntries(
    Object.keys(TARGETS).map((category) => [
      category,
      median(runs.map(({ scores }) => scores[category] ?? 0)),
    ]),
  ),
  [CALIBRATED]: median(runs.map(({ calibrated }) => calibrated.performance)),
});

/** The performance again, with the slowdown Lighthouse's own calibration gives a machine of this speed. */
function calibratedFigure(page: string, runs: readonly PageAudit[], bare: BareScores): Figure {
  const score = median(runs.map(({ calibrated }) => calibrated.performance));
  const slowdown = median(runs.map(({ calibrated }) => calibrated.slowdown));
  return {
    what: `${page}, ${CALIBRATED}`,
    measured: `${score}`,
    calibration: `bare Next page ${bare[CALIBRATED] ?? "none"}, slowdown ×${slowdown} in place of ×4`,
    result: `${score}`,
    target: `≥ ${TARGETS.performance}`,
    isMet: score >= TARGETS.performance,
  };
}

/** Figures of a page's runs: one for each category, and the layout shift. */
export function lighthouseFigures(
  page: string,
  runs: readonly PageAudit[],
  bare: BareScores,
): readonly Figure[] {
  const scores = Object.entries(TARGETS).map(([category, target]): Figure => {
    const score = median(runs.map(({ scores }) => scores[category] ?? 0));
    const index = median(runs.map(({ benchmarkIndex }) => benchmarkIndex));
    const calibration = `bare Next page ${bare[category] ?? "none"}, benchmark index ${index}`;
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
    calibratedFigure(page, runs, bare),
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

async function audits(url: string, count: number): Promise<readonly PageAudit[]> {
  const runs: PageAudit[] = [];
  for (let run = 0; run < count; run += 1) {
    const browser = await launchBrowser(PORT);
    try {
      runs.push(await auditPage(url, PORT));
    } finally {
      await browser.close();
    }
  }
  return runs;
}

async function bareScores(bench: Bench): Promise<BareScores> {
  const script = await buildBareApp(bench.root, join(bench.scratch, "bare-next"));
  const bare = await serveBareApp(script, BARE_PORTS);
  try {
    const runs = await audits(bare.origin, bench.runs);
    return bareScoresOf(runs);
  } finally {
    await bare.close();
  }
}

/** Lighthouse (mobile, simulated throttling) on every measured page of every brand, through the edge. */
export async function lighthouseSection(bench: Bench): Promise<Section> {
  const figures: Figure[] = [];
  const notes = new Set<string>();
  const bare = await bareScores(bench);
  for (const site of bench.brands) {
    for (const { kind, url } of await pagesOf(site)) {
      const runs = await audits(url, bench.runs);
      const page = `${site.brand.id}, ${kind}`;
      const taken = lighthouseFigures(page, runs, bare);
      // Forty runs take a quarter of an hour, so each page is printed when it is done.
      console.error(taken.map(({ what, result }) => `${what}: ${result}`).join("; "));
      figures.push(...taken);
      for (const failure of runs.flatMap(({ failures }) => failures)) notes.add(`${page}: ${failure}`);
    }
  }
  return { id: "lighthouse", title: `Lighthouse, median of ${bench.runs}`, figures, notes: [...notes] };
}
