import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import type { SupportDesk } from "@spilhus/contracts/support";
import type { Say } from "./types.ts";

interface HoursProps {
  readonly t: Say;
  readonly desk: SupportDesk;
  readonly zone: string;
  readonly locale: Locale;
}

/** Whether somebody is there, how soon they answer, or when they are back. */
export function Hours({ t, desk, zone, locale }: HoursProps) {
  if (desk.isOpen) return <p>{t("support.open", { minutes: desk.answerMinutes })}</p>;
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    ...{ weekday: "long", hour: "2-digit", minute: "2-digit", timeZone: zone },
  });
  const when = desk.opensAt === null ? undefined : format.format(new Date(desk.opensAt));
  return (
    <p>
      {when === undefined ? t("support.closedForNow") : t("support.closed", { when })}{" "}
      {t("support.closedMore")}
    </p>
  );
}
