/** The device's clock may be wrong, so a list of rounds is never left alone for longer. */
const MOST_MS = 60_000;

/**
 * How long the rounds of a page stay true as the server wrote them, in ms.
 *
 * @param now the device's time in Unix ms
 */
export function msUntilNeeded(page: Pick<Document, "querySelector">, now: number): number {
  if (page.querySelector("[data-countdown]")) return 0;
  const first = page.querySelector<HTMLElement>("[data-begins]")?.dataset["begins"];
  const ms = Date.parse(first ?? "") - now;
  return ms > 0 && ms < MOST_MS ? ms : ms > 0 ? MOST_MS : 0;
}
