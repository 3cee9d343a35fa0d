import { launchBrowser } from "../browser/launchBrowser.ts";
import { fetchBody } from "../http/fetchBody.ts";
import { plain, type Figure, type Section } from "../report/section.ts";
import type { Bench, BenchBrand } from "../stack/bench.ts";
import { keystrokeTimes } from "./keystrokes.ts";

const PATH = "/spiloversigt";
const MAX_HTML_KB = 120;
const MAX_KEYSTROKE_MS = 50;
const WORDS = ["isfuglen", "kobermånen", "guldgraver", "nattens obs"] as const;
const GAMES_NEEDED = 5_000;

async function gamesOf(origin: string): Promise<number> {
  const { body } = await fetchBody(`${origin}/sitemap.xml`);
  return body.toString().match(/\/spilside\//g)?.length ?? 0;
}

async function figuresOf(
  { brand, origin }: BenchBrand,
  times: readonly number[],
): Promise<readonly Figure[]> {
  const { body } = await fetchBody(`${origin}${PATH}`, { "accept-encoding": "identity" });
  const br = await fetchBody(`${origin}${PATH}`, { "accept-encoding": "br" });
  const html = body.length / 1_000;
  const sorted = times.toSorted((a, b) => a - b);
  const p75 = sorted[Math.floor(sorted.length * 0.75)] ?? Infinity;
  return [
    {
      what: `${brand.id}, HTML of the overview`,
      measured: `${html.toFixed(1)} KB`,
      calibration: `${br.encoding}: ${(br.body.length / 1_000).toFixed(1)} KB`,
      result: `${html.toFixed(1)} KB`,
      target: `≤ ${MAX_HTML_KB} KB`,
      isMet: html <= MAX_HTML_KB,
    },
    {
      what: `${brand.id}, keystroke at 4 × slowdown, p75 of ${times.length}`,
      measured: `${p75.toFixed(1)} ms`,
      calibration: "",
      result: `${p75.toFixed(1)} ms`,
      target: `≤ ${MAX_KEYSTROKE_MS} ms`,
      isMet: p75 <= MAX_KEYSTROKE_MS,
    },
    plain(`${brand.id}, games in the sitemap`, String(await gamesOf(origin))),
  ];
}

/** The overview of every brand with the games it has. */
export async function overviewSection(bench: Bench): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const site of bench.brands) {
      const times = await keystrokeTimes(browser, `${site.origin}${PATH}`, WORDS);
      figures.push(...(await figuresOf(site, times)));
    }
    return {
      id: "overview",
      title: "The game overview",
      figures,
      notes: [`Taken with the seeded games, not with ${GAMES_NEEDED.toLocaleString("en-GB")}.`],
    };
  } finally {
    await browser.close();
  }
}
