import type { CheckResult, DatedAlertId, PlainAlertId } from "@spilhus/contracts";
import type { RowAlert } from "./restriction.ts";

/** The text of an alert; `until` is the end that it names, as the services sent it. */
export type ChosenAlert =
  | { readonly id: PlainAlertId }
  | { readonly id: DatedAlertId; readonly until: string };

/**
 * Chooses the text of a row's alert without formatting its end, which needs a library of dates.
 *
 * @param now server time, in milliseconds since the epoch
 */
export function chosenAlert(alert: RowAlert, checkResult: CheckResult | null, now: number): ChosenAlert {
  if (typeof alert === "string") return { id: alert };
  const until = checkResult?.context?.until;
  if (until === undefined) return { id: alert.undated };
  return Date.parse(until) <= now ? { id: alert.ended } : { id: alert.dated, until };
}
