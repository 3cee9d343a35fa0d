/**
 * Runs something in a task of its own, so that the browser can answer a press and draw before it.
 *
 * @returns cancels it
 */
export function inOwnTask(act: () => void): () => void {
  const timer = setTimeout(act, 0);
  return () => clearTimeout(timer);
}
