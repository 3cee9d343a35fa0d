/**
 * Visits distributed by Zipf's law: the second page is visited half as often as the first, the tenth a tenth as often,
 * and every page at least once, evenly spread. Deterministic.
 *
 * @param pages the most popular first
 * @param most how often the first is visited
 */
export function visitOrder(pages: readonly string[], most: number): readonly string[] {
  return pages
    .flatMap((page, index) => {
      const times = Math.max(1, Math.round(most / (index + 1)));
      return Array.from({ length: times }, (_, turn) => ({ page, at: (turn + 0.5) / times }));
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ page }) => page);
}
