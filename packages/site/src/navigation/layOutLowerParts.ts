/** What style sheets leave for when it comes near: `content-visibility: auto`. */
export const LOWER_PARTS = ".section ~ .section ~ .section, footer";

/** Of `<html>`, see the edge's start script. */
interface Root {
  readonly dataset: { arrival?: string };
}
type Part = { readonly style: { contentVisibility: string } };
/** Of a window; Safari's has no idle moments, and a turn of its own comes near one. */
interface Moments {
  setTimeout(act: () => void, ms: number): number;
  clearTimeout(id: number): void;
  requestIdleCallback?(act: () => void): number;
  cancelIdleCallback?(id: number): void;
}

const TURN_MS = 200;

function whenIdle(page: Moments, act: () => void): () => void {
  const waiting = page.requestIdleCallback?.(act);
  if (waiting !== undefined) return () => page.cancelIdleCallback?.(waiting);
  const timer = page.setTimeout(act, TURN_MS);
  return () => page.clearTimeout(timer);
}

/**
 * Ends the mark by which this document's style sheet lets its lower parts wait: the next page of the tab may be come back to,
 * where heights must be true at once. The parts of this one go on waiting.
 */
export function takeOverArrival({ dataset }: Root, parts: Iterable<Part>): void {
  if (dataset.arrival === undefined) return;
  for (const { style } of parts) style.contentVisibility = "auto";
  delete dataset.arrival;
}

/**
 * Lays out what a page has left for when it comes near, one part in each idle moment: by then the page is drawn and
 * answers, and who captures it whole, or scrolls fast, finds all of it. All at once would be the long task that was spared.
 *
 * @returns how to stop.
 */
export function layOutLowerParts(parts: Iterable<Part>, page: Moments): () => void {
  const rest = parts[Symbol.iterator]();
  let stop = () => {};
  const next = () => {
    const { value: part, done } = rest.next();
    if (done) return;
    part.style.contentVisibility = "visible";
    stop = whenIdle(page, next);
  };
  stop = whenIdle(page, next);
  return () => stop();
}
