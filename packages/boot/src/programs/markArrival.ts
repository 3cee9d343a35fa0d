/**
 * Marks a page that is seen from its top, so that its lower parts are laid out later and pictures load after the first
 * frame. Not for an anchor, a reload or the history: there the scroll position depends on the heights above it.
 */
export function markArrival(data: DOMStringMap): void {
  // What the browser lists under "navigation" are these.
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!location.hash && navigation?.type === "navigate") data["arrival"] = "top";
}
