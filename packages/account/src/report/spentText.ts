import type { KeyIn, Translate } from "@spilhus/i18n/island";

/** A duration in hours and minutes; less than one minute counts as one. */
export function spentText(t: Translate<KeyIn<"mentor.spent">>, seconds: number): string {
  if (seconds <= 0) return t("mentor.nothing");
  const total = Math.max(1, Math.round(seconds / 60));
  const [hours, minutes] = [Math.floor(total / 60), total % 60];
  return hours > 0 ? t("mentor.hours", { hours, minutes }) : t("mentor.minutes", { minutes });
}
