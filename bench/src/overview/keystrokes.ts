import type { Browser } from "playwright";

const SLOWDOWN = 4;
const FIELD = 'input[type="search"]:visible';
const SETTLE_MS = 2_000;
const BETWEEN_KEYS_MS = 120;

/**
 * Milliseconds from each keystroke in the overview's search field until the page has handled it and yields, at a
 * quarter of this processor's speed.
 */
export async function keystrokeTimes(
  browser: Browser,
  url: string,
  words: readonly string[],
): Promise<readonly number[]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    const field = page.locator(FIELD).first();
    await field.focus();
    await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluate(() => {
      const times: number[] = [];
      addEventListener(
        "input",
        () => {
          const started = performance.now();
          const { port1, port2 } = new MessageChannel();
          port2.addEventListener("message", () => times.push(performance.now() - started));
          port2.start();
          port1.postMessage(undefined);
        },
        { capture: true },
      );
      Object.assign(globalThis, { keystrokeTimes: times });
    });
    for (const word of words) {
      await field.fill("");
      await field.pressSequentially(word, { delay: BETWEEN_KEYS_MS });
    }
    await page.waitForTimeout(SETTLE_MS);
    // The array put there above.
    return await page.evaluate(() => Reflect.get(globalThis, "keystrokeTimes") as number[]);
  } finally {
    await context.close();
  }
}
