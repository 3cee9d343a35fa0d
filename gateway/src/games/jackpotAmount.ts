import type { JackpotRow } from "./tables.ts";

const MINUTE_MS = 60_000;

/** What is in a pot at a moment, in øre: it grows steadily and starts over when its cycle ends with a win. */
export function jackpotAmount(
  pot: Pick<JackpotRow, "startOre" | "growthOrePerMinute" | "cycleMinutes" | "phaseMinutes">,
  now: number,
): number {
  const minutes = now / MINUTE_MS + pot.phaseMinutes;
  const sinceWin = minutes % pot.cycleMinutes;
  return pot.startOre + Math.floor(sinceWin * pot.growthOrePerMinute);
}
