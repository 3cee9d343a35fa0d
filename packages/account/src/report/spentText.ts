import type { KeyIn, Translate } from "@spilhus/i18n/island";

/** A time that was spent, in hours and minutes; less than a minute is one. */
export function spentText(t: Translate<KeyIn<"mentor.spent">>, seconds: number): string {
  if (seconds <= 0) return t("mentor.nothing");
  const all = Math.max(1, Math.round(seconds / 60));
  const [hours, minutes] = [Math.floor(all / 60), all % 60];
  return hours > 0 ? t("mentor.hours", { hours, minutes }) : t("mentor.minutes", { minutes });
}
