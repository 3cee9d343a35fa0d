import { join } from "node:path";
import type { BrowserContext, Page } from "playwright";
import { launchBrowser } from "../browser/launchBrowser.ts";
import { answerQuestions } from "../players/answeredContext.ts";
import type { Figure, Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { pagesOf, type MeasuredPage } from "../stack/pagesOf.ts";
import { buildBareApp } from "../bare-next/bareApp.ts";
import { serveBareApp } from "../bare-next/bareServer.ts";
import { kilobytes, scriptBytes, type ScriptBytes } from "./scriptBytes.ts";
import { signInAtMitId } from "../browser/signInAtMitId.ts";

const PORTS = { front: 15_262, app: 15_263 } as const;

/** Kilobytes above a bare Next page. */
const BUDGETS: Partial<Record<MeasuredPage["kind"], number>> = { "front page": 30, article: 16 };

/** Kilobytes above a bare Next page before the product had players. */
const BEFORE_PLAYERS: Partial<Record<MeasuredPage["kind"], number>> = { "front page": 10.3, article: 7.9 };
/** Kilobytes that each may add to a guest's pages since. */
const GROWTH_BUDGETS = { players: 2, money: 0.3, play: 1, chat: 1 } as const;
const GROWTH_BUDGET = Object.values(GROWTH_BUDGETS).reduce((sum, kilobyte) => sum + kilobyte, 0);

const ACCOUNT = { path: "/konto/hjem", player: "spiller", budget: 60 } as const;

/** The page has no list and no form of its own, so that what is opened shares none of its code. */
const OPENED_ON = "/faq";
/** What a player opens by a press, how, and the kilobytes that it may load. */
const OPENED = {
  deposit: {
    ...{ name: "deposit overlay", budget: 15 },
    async open(page: Page) {
      await page.getByRole("banner").locator('a[href*="deposit=true"]').click();
      await page.getByRole("dialog").getByRole("radio").first().waitFor();
    },
  },
  chat: {
    ...{ name: "chat", budget: 21 },
    async open(page: Page) {
      await page.getByRole("button", { name: "Åbn chatten" }).click();
      await page.locator(".chat-sheet").waitFor();
    },
  },
  desk: {
    ...{ name: "customer service's desk", budget: 9 },
    async open(page: Page) {
      await page.getByRole("link", { name: "Hjælp", exact: true }).click();
      await page.locator(".support-panel").waitFor();
    },
  },
} as const;
type Opened = keyof typeof OPENED;
const EACH_OPENED = ["deposit", "chat", "desk"] as const satisfies readonly Opened[];

const signed = (kilobyte: number) => `${kilobyte < 0 ? "−" : "+"} ${Math.abs(kilobyte).toFixed(1)} KB`;

/** Growth of a guest's page because of players; nothing for a page without an earlier measurement. */
export function growthFigure(
  page: { readonly kind: MeasuredPage["kind"]; readonly brand: string },
  { untouched }: ScriptBytes,
  bareKilobytes: number,
): Figure | undefined {
  const before = BEFORE_PLAYERS[page.kind];
  if (before === undefined) return undefined;
  const above = kilobytes(untouched) - bareKilobytes;
  return {
    what: `${page.brand}, ${page.kind}, grown for guests`,
    measured: `bare Next page ${signed(above)}`,
    calibration: `before players ${signed(before)}`,
    result: signed(above - before),
    target: `≤ + ${GROWTH_BUDGET} KB`,
    isMet: Number((above - before).toFixed(1)) <= GROWTH_BUDGET,
  };
}

/** The scripts of a player's first account page beside those of the bare page. */
export function accountFigure(
  brand: string,
  { untouched, interaction }: ScriptBytes,
  bareKilobytes: number,
): Figure {
  const own = kilobytes(untouched);
  const above = own - bareKilobytes;
  return {
    what: `${brand}, ${ACCOUNT.path}, signed in`,
    measured: `${own.toFixed(1)} KB; first interaction + ${kilobytes(interaction).toFixed(1)} KB`,
    calibration: `bare Next page ${bareKilobytes.toFixed(1)} KB`,
    result: signed(above),
    target: `≤ + ${ACCOUNT.budget} KB`,
    isMet: above <= ACCOUNT.budget,
  };
}

/** What a player's press on a page loads. */
export function openedFigure(brand: string, what: Opened, { interaction }: ScriptBytes): Figure {
  const loaded = kilobytes(interaction);
  const { name, budget } = OPENED[what];
  return {
    what: `${brand}, ${name}, loaded on click`,
    measured: `${loaded.toFixed(1)} KB`,
    calibration: "nothing before the click",
    result: `${loaded.toFixed(1)} KB`,
    target: `≤ ${budget} KB`,
    isMet: Number(loaded.toFixed(1)) <= budget,
  };
}

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
    result: signed(above),
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
        const page = { kind, brand: site.brand.id };
        const scripts = await scriptBytes(browser, url);
        const growth = growthFigure(page, scripts, floor);
        figures.push(jsFigure(page, scripts, floor), ...(growth ? [growth] : []));
      }
      const arrive = (context: BrowserContext) => signInAtMitId(context, site.origin, ACCOUNT.player);
      const account = await scriptBytes(browser, `${site.origin}${ACCOUNT.path}`, { arrive });
      figures.push(accountFigure(site.brand.id, account, floor));
      const arriveAnswered = async (context: BrowserContext) => {
        // Without preferences the desk is not loaded, but the notice that asks for them.
        await answerQuestions(context, site.origin, { preferences: true });
        await arrive(context);
      };
      for (const what of EACH_OPENED) {
        const address = `${site.origin}${OPENED_ON}`;
        const opened = await scriptBytes(browser, address, {
          ...{ arrive: arriveAnswered, interact: OPENED[what].open },
        });
        figures.push(openedFigure(site.brand.id, what, opened));
      }
    }
    return { id: "js", title: "JavaScript downloaded, brotli", figures, notes: [] };
  } finally {
    await browser.close();
    await bare.close();
  }
}
