import type { Locale } from "@spilhus/contracts";
import { formatOre } from "@spilhus/i18n/island";

/** What the gateway last said of a jackpot. */
export interface JackpotReading {
  readonly amountOre: number;
  readonly growthOrePerMinute: number;
  /** `performance.now()` when it was read: no device clock is involved. */
  readonly readAt: number;
}

/** The amount expected at a moment, in whole øre; a jackpot never counts down between two readings. */
export function expectedAmount(
  { amountOre, growthOrePerMinute, readAt }: JackpotReading,
  now: number,
): number {
  return amountOre + Math.max(0, Math.floor(((now - readAt) / 60_000) * growthOrePerMinute));
}

/**
 * Writes the expected amounts into every `[data-jackpot]` of the page: once a second, or only when a new reading has
 * come where the visitor wants less motion.
 *
 * @returns stops counting.
 */
export function countJackpots(
  page: Document,
  readings: ReadonlyMap<string, JackpotReading>,
  locale: Locale,
): () => void {
  const isStill = page.defaultView?.matchMedia("(prefers-reduced-motion: reduce)").matches ?? false;
  const write = () => {
    if (page.visibilityState === "hidden") return;
    for (const counter of page.querySelectorAll<HTMLElement>("[data-jackpot]")) {
      const reading = readings.get(counter.dataset["jackpot"] ?? "");
      const amount = counter.querySelector<HTMLElement>(".jackpot-amount");
      if (!reading || !amount) continue;
      amount.textContent = formatOre(
        expectedAmount(reading, isStill ? reading.readAt : performance.now()),
        locale,
      );
    }
  };
  const timer = setInterval(write, 1_000);
  return () => clearInterval(timer);
}
