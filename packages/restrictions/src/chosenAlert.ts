import type { CheckResult, DatedAlertId, PlainAlertId } from "@spilhus/contracts";
import type { RowAlert } from "./restriction.ts";

/** Which text a row's alert is; `until` is the end that it names, as the services told it. */
export type ChosenAlert =
  | { readonly id: PlainAlertId }
  | { readonly id: DatedAlertId; readonly until: string };

/**
 * The text of a row's alert, its end not yet written out: scripts that only say which alert it is carry no library of dates.
 *
 * @param now server time, in milliseconds since the epoch
 */
export function chosenAlert(alert: RowAlert, checkResult: CheckResult | null, now: number): ChosenAlert {
  if (typeof alert === "string") return { id: alert };
  const until = checkResult?.context?.until;
  if (until === undefined) return { id: alert.undated };
  return Date.parse(until) <= now ? { id: alert.ended } : { id: alert.dated, until };
}
