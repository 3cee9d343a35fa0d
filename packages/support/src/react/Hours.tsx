import { LOCALE_TAGS, type Locale } from "@spilhus/contracts";
import type { SupportDesk } from "@spilhus/contracts/support";
import type { Say } from "./types.ts";

interface HoursProps {
  readonly t: Say;
  readonly desk: SupportDesk;
  readonly zone: string;
  readonly locale: Locale;
}

/** That nobody is there, and when somebody will be. */
export function closedText({ t, desk, zone, locale }: HoursProps): string {
  const format = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    ...{ weekday: "long", hour: "2-digit", minute: "2-digit", timeZone: zone },
  });
  const when = desk.opensAt === null ? undefined : format.format(new Date(desk.opensAt));
  return when === undefined ? t("support.closedForNow") : t("support.closed", { when });
}

/** Whether somebody is there, how soon they answer, or when they are back. */
export function Hours(props: HoursProps) {
  const { t, desk } = props;
  if (desk.isOpen) return <p>{t("support.open", { minutes: desk.answerMinutes })}</p>;
  return (
    <p>
      {closedText(props)} {t("support.closedMore")}
    </p>
  );
}
