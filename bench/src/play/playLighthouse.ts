import type { BrowserContext } from "playwright";
import { launchBrowser } from "../browser/launchBrowser.ts";
import { auditPage, type PageAudit } from "../lighthouse/auditPage.ts";
import { median } from "../lighthouse/median.ts";
import type { Figure } from "../report/section.ts";

const PORT = 15_271;
/** Pages of play are kept from search engines, so there is no score for them. */
const TARGETS = { performance: 95, accessibility: 100, "best-practices": 100 } as const;

/** Lighthouse on a page of play, as the player whose context it is: medians of some visits, and what cost a score. */
export async function playLighthouse(
  context: BrowserContext,
  { what, url }: { readonly what: string; readonly url: string },
  runs: number,
): Promise<{ readonly figures: readonly Figure[]; readonly notes: readonly string[] }> {
  const cookies = await context.cookies(url);
  const headers = { Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
  const visits: PageAudit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const browser = await launchBrowser(PORT);
    try {
      visits.push(await auditPage(url, PORT, headers));
    } finally {
      await browser.close();
    }
  }
  const index = median(visits.map(({ benchmarkIndex }) => benchmarkIndex));
  const calibrated = median(visits.map(({ calibrated: { performance } }) => performance));
  const figures = Object.entries(TARGETS).map(([category, target]): Figure => {
    const score = median(visits.map(({ scores }) => scores[category] ?? 0));
    return {
      what: `Lighthouse, ${category}, ${what}`,
      measured: `${score}`,
      calibration:
        category === "performance"
          ? `${calibrated} with the processor calibrated, benchmark index ${index}`
          : "",
      ...{ result: `${score}`, target: `≥ ${target}`, isMet: score >= target },
    };
  });
  return {
    figures,
    notes: [...new Set(visits.flatMap(({ failures }) => failures.map((one) => `${what}: ${one}`)))],
  };
}
