import { DATE_TIME_FORMAT, type CheckResult, type DatedAlertId, type PlainAlertId } from "@spilhus/contracts";
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import type { RowAlert } from "./restriction.ts";

dayjs.extend(utc);
dayjs.extend(timezone);

/** A text of `restrictions.*` in the messages, with its values. */
export type Alert =
  | { readonly id: PlainAlertId }
  | { readonly id: DatedAlertId; readonly values: { readonly date: string } };

/** When and where an alert is read. */
export interface Reading {
  /** Server time, in milliseconds since the epoch. Chooses words only: it lifts no restriction. */
  readonly now: number;
  /** IANA zone of the brand (R9.01). */
  readonly zone: string;
}

/**
 * The alert of a row; block and cooldown name their end as `DD/MM/YYYY HH:mm:ss` in the brand's zone (R4.02).
 *
 * @throws {RangeError} when the zone is none
 */
export function alertOf(alert: RowAlert, checkResult: CheckResult | null, { now, zone }: Reading): Alert {
  if (typeof alert === "string") return { id: alert };
  const until = checkResult?.context?.until;
  if (until === undefined) return { id: alert.undated };
  const end = dayjs.utc(until);
  if (end.valueOf() <= now) return { id: alert.ended };
  return { id: alert.dated, values: { date: end.tz(zone).format(DATE_TIME_FORMAT) } };
}
