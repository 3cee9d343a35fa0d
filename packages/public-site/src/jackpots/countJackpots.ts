import type { Locale } from "@spilhus/contracts";
import { formatOre } from "@spilhus/i18n/island";

/** The gateway's latest amount of a jackpot. */
export interface JackpotReading {
  readonly amountOre: number;
  readonly growthOrePerMinute: number;
  /** `performance.now()` when it was read; independent of the device's clock. */
  readonly readAt: number;
}

/** The expected amount in whole øre at `now` (`performance.now()`); it never falls between two readings. */
export function expectedAmount(
  { amountOre, growthOrePerMinute, readAt }: JackpotReading,
  now: number,
): number {
  return amountOre + Math.max(0, Math.floor(((now - readAt) / 60_000) * growthOrePerMinute));
}

/**
 * Writes the expected amounts into every `[data-jackpot]` of the page: once a second, or with reduced motion only after
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
