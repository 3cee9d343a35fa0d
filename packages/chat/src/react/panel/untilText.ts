import { formatTimeOfDay } from "@spilhus/i18n/island";
import type { PanelWords } from "./panelText.ts";

/** A time of the day and its date. */
export const untilText = (time: string, { locale, zone }: PanelWords): string => {
  const day = new Intl.DateTimeFormat(locale, { timeZone: zone, day: "numeric", month: "long" });
  return `${formatTimeOfDay(time, zone)}, ${day.format(new Date(time))}`;
};
