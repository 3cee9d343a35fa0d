import type { BrowserContext } from "playwright";
import { median } from "../lighthouse/median.ts";
import type { Figure } from "../report/section.ts";

const SLOWDOWN = 4;
const MOST_MS = { paint: 1_500, press: 100 } as const;
/** Time for what comes after the load: the game, its art, and the first answers. */
const SETTLE_MS = 6_000;
const AFTER_PRESS_MS = 1_500;

interface Measured {
  readonly paint: number;
  readonly shift: number;
  readonly press: number;
}

/** Keeps the latest largest paint, the sum of shifts and the slowest interaction of the document. */
function keepEntries(): void {
  const kept = { paint: 0, shift: 0, press: 0 };
  Object.assign(globalThis, { kept });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    // The types of the DOM lack the threshold of event timing.
    const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
      ...{ type, buffered: true, durationThreshold: 16 },
    };
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options);
  };
  watch("largest-contentful-paint", ({ startTime }) => {
    kept.paint = startTime;
  });
  watch("layout-shift", (entry) => {
    if (Reflect.get(entry, "hadRecentInput") === true) return;
    kept.shift += Number(Reflect.get(entry, "value"));
  });
  watch("event", ({ duration }) => {
    kept.press = Math.max(kept.press, duration);
  });
}

async function measure(context: BrowserContext, url: string): Promise<Measured> {
  const page = await context.newPage();
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.addInitScript(keepEntries);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForTimeout(SETTLE_MS);
    const press = page.locator('main input[type="radio"], main input[type="checkbox"]').last();
    await press.focus();
    await page.keyboard.press("Space");
    await page.waitForTimeout(AFTER_PRESS_MS);
    // Set by the init script above.
    return await page.evaluate(() => Reflect.get(globalThis, "kept") as Measured);
  } finally {
    await page.close();
  }
}

/** Largest paint, layout shift and slowest press on a page of play: medians of some visits. */
export async function playPaint(
  context: BrowserContext,
  { what, url }: { readonly what: string; readonly url: string },
  runs: number,
): Promise<readonly Figure[]> {
  const visits: Measured[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await measure(context, url));
  const [paint, shift, press] = [
    median(visits.map((visit) => visit.paint)),
    median(visits.map((visit) => visit.shift)),
    median(visits.map((visit) => visit.press)),
  ];
  return [
    {
      what: `largest paint, ${what}`,
      ...{ measured: `${paint.toFixed(0)} ms`, calibration: "" },
      ...{ result: `${paint.toFixed(0)} ms`, target: `≤ ${MOST_MS.paint} ms`, isMet: paint <= MOST_MS.paint },
    },
    {
      what: `slowest press, ${what}`,
      ...{ measured: `${press.toFixed(0)} ms`, calibration: "" },
      ...{ result: `${press.toFixed(0)} ms`, target: `≤ ${MOST_MS.press} ms`, isMet: press <= MOST_MS.press },
    },
    {
      what: `layout shift, ${what}`,
      ...{ measured: shift.toFixed(3), calibration: "" },
      ...{ result: shift.toFixed(3), target: "0", isMet: Number(shift.toFixed(3)) === 0 },
    },
  ];
}
