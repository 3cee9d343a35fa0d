import type { Locale } from "@spilhus/contracts";
import { formatOre } from "@spilhus/i18n/island";

/** The gateway's latest amount of a jackpot. */
export interface JackpotReading {
  /** What lay in it a minute before, and how fast it has grown since. */
  readonly amountOre: number;
  readonly growthOrePerMinute: number;
  /** What lies in it: no counter goes beyond. */
  readonly mostOre: number;
  /** `performance.now()` when it was read; independent of the device's clock. */
  readonly readAt: number;
}

/**
 * The amount to show in whole øre at `now` (`performance.now()`): on its way from what lay in the pot a minute before the reading
 * to what lies in it, never beyond. It does not fall below what is shown unless the pot was won.
 *
 * @param shownOre what is shown already
 */
export function shownAmount(
  { amountOre, growthOrePerMinute, mostOre, readAt }: JackpotReading,
  now: number,
  shownOre = 0,
): number {
  const grown = amountOre + Math.max(0, Math.floor(((now - readAt) / 60_000) * growthOrePerMinute));
  const reached = Math.min(grown, mostOre);
  return shownOre > mostOre ? reached : Math.max(reached, shownOre);
}

/**
 * Writes the amounts into every `[data-jackpot]` of the page: once a second, or with reduced motion only after
 * a new reading.
 *
 * @returns stops counting
 */
export function countJackpots(
  page: Document,
  readings: ReadonlyMap<string, JackpotReading>,
  locale: Locale,
): () => void {
  const isStill = page.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches ?? false;
  const shown = new Map<string, number>();
  const write = () => {
    if (page.visibilityState === "hidden") return;
    for (const counter of page.querySelectorAll<HTMLElement>("[data-jackpot]")) {
      const id = counter.dataset["jackpot"] ?? "";
      const reading = readings.get(id);
      const amount = counter.querySelector<HTMLElement>(".jackpot-amount");
      if (!reading || !amount) continue;
      const ore = shownAmount(reading, isStill ? reading.readAt : performance.now(), shown.get(id));
      shown.set(id, ore);
      amount.textContent = formatOre(ore, locale);
    }
  };
  const timer = setInterval(write, 1_000);
  return () => clearInterval(timer);
}
