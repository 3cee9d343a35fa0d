import type { Browser, BrowserContext, Page } from "playwright";
import { median } from "../lighthouse/median.ts";
import type { Figure } from "../report/section.ts";

const SLOWDOWN = 4;
const TARGET = 1.5;
const PATIENCE_MS = 30_000;

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  return page;
}

/** Milliseconds from the navigation to the first paint of anything. */
async function firstPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await slowPage(context);
  try {
    await page.goto(url, { waitUntil: "load" });
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      undefined,
      { timeout: PATIENCE_MS },
    );
    return (await paint.jsonValue()) ?? 0;
  } finally {
    await page.close();
  }
}

interface WordsPaint {
  /** First paint, and the frame with the words, in milliseconds from the navigation. */
  readonly first: number;
  readonly words: number;
}

/** Times of the first paint and of the frame that shows these words. */
async function wordsPaint(context: BrowserContext, url: string, words: string): Promise<WordsPaint> {
  const page = await slowPage(context);
  try {
    await page.addInitScript((wanted) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector("main")?.textContent?.includes(wanted)) return;
        observer.disconnect();
        // The second callback comes after the frame that has it was drawn.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => Object.assign(globalThis, { paintedAt: performance.now() })),
        );
      });
      observer.observe(document, { childList: true, subtree: true, characterData: true });
    }, words);
    // As above: an evaluation during the load would make the page compile Playwright's code first.
    await page.goto(url, { waitUntil: "load" });
    const painted = await page.waitForFunction(
      () => {
        // Set by the init script above.
        const words = Reflect.get(globalThis, "paintedAt") as number | undefined;
        const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
        return words === undefined || first === undefined ? undefined : { first, words };
      },
      undefined,
      { timeout: PATIENCE_MS },
    );
    return (await painted.jsonValue()) ?? { first: 0, words: 0 };
  } finally {
    await page.close();
  }
}

/**
 * When a player's data is visible on /konto/hjem, compared with two baselines: a bare Next page, and the first paint of the
 * page itself, which shows what waiting for the data adds.
 */
export async function accountPaint(
  browser: Browser,
  account: { readonly context: BrowserContext; readonly url: string; readonly words: string },
  bareUrl: string,
  runs: number,
): Promise<readonly Figure[]> {
  const bare = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const own: WordsPaint[] = [];
  const floor: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      floor.push(await firstPaint(bare, bareUrl));
      own.push(await wordsPaint(account.context, account.url, account.words));
    }
  } finally {
    await bare.close();
  }
  const painted = median(own.map(({ words }) => words));
  const times = painted / median(floor);
  const ownTimes = median(own.map(({ first, words }) => words / first));
  const what = `/konto/hjem, the player's data painted, processor ${SLOWDOWN} × slower`;
  const measured = `${painted.toFixed(0)} ms`;
  return [
    {
      what,
      measured,
      calibration: `bare Next page, first paint ${median(floor).toFixed(0)} ms`,
      result: `${times.toFixed(2)} ×`,
      target: `≤ ${TARGET} ×`,
      isMet: times <= TARGET,
    },
    {
      what: "the same beside the page's own first paint, bare of the data, median of each load's ratio",
      measured,
      calibration: `own first paint ${median(own.map(({ first }) => first)).toFixed(0)} ms`,
      result: `${ownTimes.toFixed(2)} ×`,
      target: `≤ ${TARGET} ×`,
      isMet: ownTimes <= TARGET,
    },
  ];
}
