import { join } from "node:path";
import { buildBareApp } from "../bare-next/bareApp.ts";
import { serveBareApp } from "../bare-next/bareServer.ts";
import { answeredContext } from "../players/answeredContext.ts";
import { launchBrowser } from "../browser/launchBrowser.ts";
import { signInAtMitId } from "../browser/signInAtMitId.ts";
import { kilobytes, scriptBytes } from "../js/scriptBytes.ts";
import type { Figure, Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { playLighthouse } from "./playLighthouse.ts";
import { playPaint } from "./playPaint.ts";

const PORTS = { front: 15_269, app: 15_270 } as const;
const PLAYER = "spiller";
/** Kilobytes above a bare Next page: the shell, and the game in it. */
const BUDGET = 45 + 25;
const API_BUDGET = 8;
const API = "gameapi-min.js";

const PAGES = [
  { what: "a slot", path: "/playgame?game=tre-kirsebaer&demo=1" },
  { what: "a hall", path: "/playgame?game=lynbanko" },
] as const;

const within = (what: string, value: number, target: number, calibration: string, sign = ""): Figure => ({
  ...{ what, measured: `${value.toFixed(1)} KB`, calibration },
  ...{ result: `${sign}${value.toFixed(1)} KB`, target: `≤ ${sign}${target} KB` },
  isMet: Number(value.toFixed(1)) <= target,
});

/** What a browser loads and waits for on pages of play, on the first brand. */
export async function pagesSection(bench: Bench): Promise<Section> {
  const [site] = bench.brands;
  if (!site) throw new Error("There is no brand to measure.");
  const { origin } = site;
  const bare = await serveBareApp(await buildBareApp(bench.root, join(bench.scratch, "bare-next")), PORTS);
  const browser = await launchBrowser();
  try {
    const floor = kilobytes((await scriptBytes(browser, bare.origin)).untouched);
    const figures: Figure[] = [];
    const costs: string[] = [];
    for (const { what, path } of PAGES) {
      const url = origin + path;
      const { untouched } = await scriptBytes(browser, url, {
        arrive: (other) => signInAtMitId(other, origin, PLAYER),
      });
      // Signed in last: every page is measured with the player's newest session.
      const context = await answeredContext(browser, origin);
      await signInAtMitId(context, origin, PLAYER);
      const isApi = ({ url: script }: { readonly url: string }) => script.includes(API);
      figures.push(
        within(
          `scripts of ${what} above the bare page`,
          kilobytes(untouched) - floor,
          BUDGET,
          `bare Next page ${floor.toFixed(1)} KB`,
          "+ ",
        ),
        within(`${API} with ${what}`, kilobytes(untouched.filter(isApi)), API_BUDGET, ""),
        ...(await playPaint(context, { what, url }, bench.runs)),
      );
      const scores = await playLighthouse(context, { what, url }, bench.runs);
      figures.push(...scores.figures);
      costs.push(...scores.notes);
    }
    const notes = [
      "Scripts as they come over the wire, until ten seconds after the load. Times with a processor four times as slow.",
      ...costs,
    ];
    return { id: "play-pages", title: "Pages of play", figures, notes };
  } finally {
    await browser.close();
    await bare.close();
  }
}
