import type { Page } from "@playwright/test";

export interface FocusStop {
  /** What has the focus, in a few words; `body` where it has left the page. */
  readonly name: string;
  /** Whether at least a part of it can be seen: in the window and under nothing else (WCAG 2.4.11). */
  readonly isSeen: boolean;
}

/** Where the keyboard is. */
export function focusStop(page: Page): Promise<FocusStop> {
  return page.evaluate(async () => {
    // What the focus changes is drawn with the next frame, without motion too.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const focused = document.activeElement ?? document.body;
    await Promise.allSettled(focused.getAnimations().map(({ finished }) => finished));
    const label = focused.getAttribute("aria-label") ?? focused.textContent ?? "";
    const name =
      focused === document.body
        ? "body"
        : `${focused.tagName} ${label.trim().replaceAll(/\s+/g, " ").slice(0, 60)}`;
    const box = focused.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    const across = [left + 2, (left + right) / 2, right - 2];
    const down = [top + 2, (top + bottom) / 2, bottom - 2];
    const isSeen = across.some((x) =>
      down.some((y) => {
        const shown = document.elementFromPoint(x, y);
        return shown !== null && focused.contains(shown);
      }),
    );
    return { name, isSeen };
  });
}

/**
 * Presses a key until the focus leaves the page or has stopped so often.
 *
 * @returns the stops that could not be seen.
 */
export async function hiddenStops(page: Page, key: "Tab" | "Shift+Tab", presses: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    const { name, isSeen } = await focusStop(page);
    if (name === "body") break;
    if (!isSeen) hidden.push(name);
  }
  return hidden;
}
