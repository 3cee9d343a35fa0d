/** The parts that style sheets defer with `content-visibility: auto`. */
export const LOWER_PARTS = ".section ~ .section ~ .section, footer";

/** The `<html>` element; the edge's start script sets the mark. */
interface Root {
  readonly dataset: { arrival?: string };
}
type Part = { readonly style: { contentVisibility: string } };
/** The part of `window` that is used. Safari has no idle callbacks, so a timer replaces them. */
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
 * Removes the mark that defers the lower parts of this document, and defers its parts one by one instead. The next
 * page of the tab must not inherit the mark: after "back" it needs its true height at once.
 */
export function takeOverArrival({ dataset }: Root, parts: Iterable<Part>): void {
  if (dataset.arrival === undefined) return;
  for (const { style } of parts) style.contentVisibility = "auto";
  delete dataset.arrival;
}

/**
 * Lays out the deferred parts of a page, one in each idle callback, so that a fast scroll or a full-page capture finds
 * them. Laying out all of them at once would be one long task.
 *
 * @returns a function that stops
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
