import type { UserReport } from "@spilhus/contracts/player-account";
import type { Transaction } from "@spilhus/contracts/payments";

type Period = Pick<UserReport, "from" | "to">;

/** The days that hold a statement's period, as the list of movements takes them: whole ones, so more than the period. */
export function daysOf({ from, to }: Period, zone: string): { readonly from: string; readonly to: string } {
  const day = new Intl.DateTimeFormat("sv", { timeZone: zone });
  return { from: day.format(Date.parse(from)), to: day.format(Date.parse(to)) };
}

/** Whether a movement was listed within a statement's period. Later ones do not belong to it. */
export function isCovered({ at }: Pick<Transaction, "at">, { from, to }: Period): boolean {
  const moment = Date.parse(at);
  return moment >= Date.parse(from) && moment <= Date.parse(to);
}
