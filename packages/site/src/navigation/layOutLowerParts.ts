/** What style sheets leave for when it comes near: `content-visibility: auto`. */
const LOWER_PARTS = ".section, footer";

/** Safari has no idle moments; a turn of its own comes near it. */
const whenIdle = (page: Window, act: () => void): (() => void) => {
  if (typeof page.requestIdleCallback !== "function") {
    const timer = page.setTimeout(act, 200);
    return () => page.clearTimeout(timer);
  }
  const waiting = page.requestIdleCallback(act);
  return () => page.cancelIdleCallback(waiting);
};

/**
 * Lays out what a page has left for when it comes near, one part in each idle moment: by then the page is drawn and
 * answers, and who captures it whole, or scrolls fast, finds all of it. All at once would be the long task that was spared.
 *
 * @returns how to stop.
 */
export function layOutLowerParts(page: Window): () => void {
  const parts = [...page.document.querySelectorAll<HTMLElement>(LOWER_PARTS)].values();
  let stop = () => {};
  const next = () => {
    const { value: part, done } = parts.next();
    if (done) return;
    part.style.contentVisibility = "visible";
    stop = whenIdle(page, next);
  };
  stop = whenIdle(page, next);
  return () => stop();
}
