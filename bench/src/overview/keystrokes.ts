import type { Browser } from "playwright";

const SLOWDOWN = 4;
const FIELD = 'input[type="search"]:visible';
const LIST = '[role="listbox"]';
const SETTLE_MS = 2_000;
const BETWEEN_KEYS_MS = 120;

/** Milliseconds from keystrokes in the overview's search field, at a quarter of this processor's speed. */
export interface KeystrokeTimes {
  /** Until the page has handled the keystroke and yields. */
  readonly handled: readonly number[];
  /** Until the last change of the suggestions before the next keystroke; a search may start after the letter is drawn. */
  readonly suggested: readonly number[];
}

/** Types words into the overview's search field. */
export async function keystrokeTimes(
  browser: Browser,
  url: string,
  words: readonly string[],
): Promise<KeystrokeTimes> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    const field = page.locator(FIELD).first();
    await field.focus();
    await page.locator(LIST).first().waitFor({ state: "attached" });
    await page.waitForTimeout(SETTLE_MS);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluate((list) => {
      const handled: number[] = [];
      const suggested: number[] = [];
      let started = 0;
      let changed = 0;
      const finish = () => {
        if (changed > 0) suggested.push(changed);
        changed = 0;
      };
      addEventListener(
        "input",
        () => {
          finish();
          const typed = performance.now();
          started = typed;
          const { port1, port2 } = new MessageChannel();
          port2.addEventListener("message", () => handled.push(performance.now() - typed));
          port2.start();
          port1.postMessage(undefined);
        },
        { capture: true },
      );
      const suggestions = document.querySelector(list);
      if (!suggestions) throw new Error("There is no list of suggestions.");
      const note = () => (changed = performance.now() - started);
      new MutationObserver(note).observe(suggestions, {
        childList: true,
        subtree: true,
        characterData: true,
      });
      Object.assign(globalThis, { keystrokeTimes: { handled, suggested } });
    }, LIST);
    for (const word of words) {
      await field.fill("");
      await field.pressSequentially(word, { delay: BETWEEN_KEYS_MS });
    }
    await page.waitForTimeout(SETTLE_MS);
    // The array that the init script made.
    return await page.evaluate(() => Reflect.get(globalThis, "keystrokeTimes") as KeystrokeTimes);
  } finally {
    await context.close();
  }
}
