import type { Transaction } from "@spilhus/contracts/payments";
import { dayText, type TimeMessages } from "../times/timeTexts.ts";

/** The movements of one day, in the order of the list. */
export interface MovementDay {
  /** Number of its first row: a day keeps its place while older rows come in. */
  readonly id: number;
  /** "23. november 2026". */
  readonly day: string;
  readonly rows: readonly Transaction[];
}

/**
 * Divides the list by the days of the brand's zone. The list is ordered by the player's numbers and not by time, so a day
 * may come twice; no row changes its place.
 */
export function movementDays(
  rows: readonly Transaction[],
  zone: string,
  messages: TimeMessages,
): readonly MovementDay[] {
  const days: { id: number; day: string; rows: Transaction[] }[] = [];
  for (const row of rows) {
    const day = dayText(row.at, zone, messages);
    const last = days.at(-1);
    if (last?.day === day) last.rows.push(row);
    else days.push({ id: row.number, day, rows: [row] });
  }
  return days;
}
