import { LOCALE_TAGS } from "@spilhus/contracts";
import { formatTimeOfDay, islandTranslator, type MessagesOf } from "@spilhus/i18n/island";

export type TimeMessages = MessagesOf<"cashier.times">;

const dayOf = (time: number, zone: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone }).format(time);

/** The next calendar day; noon of a day written as UTC is never moved by daylight saving. */
const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/**
 * When something is, as said in a sentence: "i dag kl. 14:05", "den 24. november kl. 09:00".
 *
 * @param iso server time with `Z` or an offset
 * @param now the server's time
 */
export function whenText(iso: string, now: string, zone: string, messages: TimeMessages): string {
  const t = islandTranslator(messages);
  const time = formatTimeOfDay(iso, zone);
  const [day, today] = [dayOf(Date.parse(iso), zone), dayOf(Date.parse(now), zone)];
  if (day === today) return t("cashier.today", { time });
  if (day === dayAfter(today)) return t("cashier.tomorrow", { time });
  const date = new Intl.DateTimeFormat(LOCALE_TAGS[messages.locale], {
    timeZone: zone,
    day: "numeric",
    month: "long",
  }).format(Date.parse(iso));
  return t("cashier.onDay", { date, time });
}

/** The time of a day: "kl. 14:05". */
export const timeText = (iso: string, zone: string, messages: TimeMessages): string =>
  islandTranslator(messages)("cashier.atTime", { time: formatTimeOfDay(iso, zone) });

/** A day with its year: "23. november 2026". */
export const dayText = (iso: string, zone: string, { locale }: Pick<TimeMessages, "locale">): string =>
  new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    timeZone: zone,
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(Date.parse(iso));

/** A time with day, year and minute, as on a receipt: "23. november 2026 kl. 14:05". Every page of money writes it so. */
export function stampText(iso: string, zone: string, messages: TimeMessages): string {
  const date = dayText(iso, zone, messages);
  return islandTranslator(messages)("cashier.stamp", { date, time: formatTimeOfDay(iso, zone) });
}
