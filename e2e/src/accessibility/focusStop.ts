import type { Page } from "@playwright/test";

export interface FocusStop {
  /** Short description of the focused element; `body` when the focus has left the page. */
  readonly name: string;
  /** True when a part of it is in the window and not covered (WCAG 2.4.11). */
  readonly isSeen: boolean;
}

/** The current keyboard focus. */
export function focusStop(page: Page): Promise<FocusStop> {
  return page.evaluate(async () => {
    // Changes by focus are drawn with the next frame.
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
 * Presses a key until the focus leaves the page or `most` stops were made.
 *
 * @returns the stops that were not visible.
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
