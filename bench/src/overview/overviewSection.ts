import { launchBrowser } from "../browser/launchBrowser.ts";
import { fetchBody } from "../http/fetchBody.ts";
import { percentile } from "../report/percentile.ts";
import { plain, type Figure, type Section } from "../report/section.ts";
import type { Bench, BenchBrand } from "../stack/bench.ts";
import { keystrokeTimes, type KeystrokeTimes } from "./keystrokes.ts";

const PATH = "/spiloversigt";
const MAX_HTML_KB = 120;
const MAX_KEYSTROKE_MS = 50;
const WORDS = ["isfuglen", "kobermånen", "guldgraver", "nattens obs"] as const;
const MAX_INDEX_KB = 60;
/** Size of the catalogue that the budgets assume. */
const GAMES_NEEDED = 5_000;

async function gamesOf(origin: string): Promise<number> {
  const { body } = await fetchBody(`${origin}/sitemap.xml`);
  return body.toString().match(/\/spilside\//g)?.length ?? 0;
}

/** Bytes fetched at the first focus of the search field; the budget applies only to a catalogue of the assumed size. */
export function indexFigure(brand: string, bytes: { br: number; identity: number }, games: number): Figure {
  const size = bytes.br / 1_000;
  const counts = games >= GAMES_NEEDED;
  return {
    what: `${brand}, search index of ${games.toLocaleString("en-GB")} games, br`,
    measured: `${size.toFixed(1)} KB`,
    calibration: `identity: ${(bytes.identity / 1_000).toFixed(1)} KB`,
    result: `${size.toFixed(1)} KB`,
    target: counts ? `≤ ${MAX_INDEX_KB} KB` : "",
    isMet: !counts || size <= MAX_INDEX_KB,
  };
}

async function indexOf({ brand, origin }: BenchBrand, games: number): Promise<Figure> {
  const address = `${origin}/gateway/games/public/search-index?brand=${brand.id}`;
  const br = await fetchBody(address, { "accept-encoding": "br" });
  if (br.encoding !== "br") throw new Error(`${address} came as ${br.encoding}, not as br.`);
  const identity = await fetchBody(address, { "accept-encoding": "identity" });
  return indexFigure(brand.id, { br: br.body.length, identity: identity.body.length }, games);
}

const p75 = (times: readonly number[]): number =>
  percentile(
    times.toSorted((a, b) => a - b),
    0.75,
  );

async function figuresOf(
  site: BenchBrand,
  { handled, suggested }: KeystrokeTimes,
): Promise<readonly Figure[]> {
  const { brand, origin } = site;
  const games = await gamesOf(origin);
  const { body } = await fetchBody(`${origin}${PATH}`, { "accept-encoding": "identity" });
  const br = await fetchBody(`${origin}${PATH}`, { "accept-encoding": "br" });
  const html = body.length / 1_000;
  const keystroke = p75(handled);
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
      what: `${brand.id}, keystroke at 4 × slowdown, p75 of ${handled.length}`,
      measured: `${keystroke.toFixed(1)} ms`,
      calibration: "",
      result: `${keystroke.toFixed(1)} ms`,
      target: `≤ ${MAX_KEYSTROKE_MS} ms`,
      isMet: keystroke <= MAX_KEYSTROKE_MS,
    },
    plain(
      `${brand.id}, until its suggestions are there, p75 of ${suggested.length}`,
      `${p75(suggested).toFixed(1)} ms`,
    ),
    await indexOf(site, games),
    plain(`${brand.id}, games in the sitemap`, String(games)),
  ];
}

/** The game overview of every brand. */
export async function overviewSection(bench: Bench): Promise<Section> {
  const browser = await launchBrowser();
  try {
    const figures: Figure[] = [];
    for (const site of bench.brands) {
      const times = await keystrokeTimes(browser, `${site.origin}${PATH}`, WORDS);
      figures.push(...(await figuresOf(site, times)));
    }
    return { id: "overview", title: "The game overview", figures, notes: [] };
  } finally {
    await browser.close();
  }
}
