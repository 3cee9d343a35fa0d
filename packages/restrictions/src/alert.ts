import { DATE_TIME_FORMAT, type CheckResult, type DatedAlertId, type PlainAlertId } from "@spilhus/contracts";
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { chosenAlert } from "./chosenAlert.ts";
import type { RowAlert } from "./restriction.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** A text of `restrictions.*` in the messages, with its values. */
export type Alert =
  | { readonly id: PlainAlertId }
  | { readonly id: DatedAlertId; readonly values: { readonly date: string } };

/** When and where an alert is shown. */
export interface Reading {
  /** Server time, in milliseconds since the epoch. Chooses words only: it lifts no restriction. */
  readonly now: number;
  /** IANA zone of the brand (R9.01). */
  readonly zone: string;
}

/**
 * The alert of a row; block and cooldown name their end as `DD/MM/YYYY HH:mm:ss` in the brand's zone (R4.02).
 *
 * @throws {RangeError} for an unknown zone
 */
export function alertOf(alert: RowAlert, checkResult: CheckResult | null, { now, zone }: Reading): Alert {
  const chosen = chosenAlert(alert, checkResult, now);
  if (!("until" in chosen)) return chosen;
  const { id, until } = chosen;
  return { id, values: { date: dayjs.utc(until).tz(zone).format(DATE_TIME_FORMAT) } };
}
