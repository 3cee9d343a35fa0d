import type { ScheduledRound } from "@spilhus/contracts";
import { formatOreShort } from "@spilhus/i18n";
import type { PageRequest } from "@spilhus/page-kit";
import { gamePath } from "@spilhus/routes";
import type { ScheduleRound } from "@spilhus/ui";
import { calendarHref } from "./calendarHref.ts";
import { roundTime } from "./rounds.ts";

const PLATES = {
  "5x5-75": "schedule.plate5x5",
  "4x4-80": "schedule.plate4x4",
  "3x9-90": "schedule.plate3x9",
} as const;

/** A round as a row of a timetable: when and where, what a plate costs, what is won at least, and the ways on. */
export function roundRow(
  round: ScheduledRound,
  { brand, locale, t }: Pick<PageRequest, "brand" | "locale" | "t">,
): ScheduleRound {
  return {
    id: round.id,
    dateTime: round.startsAt,
    time: roundTime(round, brand.timezone),
    name: round.room.name,
    kind: `${t(`schedule.${round.kind}`)}, ${t(PLATES[round.plate])}`,
    facts: [
      { label: t("schedule.platePrice"), value: formatOreShort(round.platePriceOre, locale) },
      { label: t("schedule.guaranteedPrize"), value: formatOreShort(round.guaranteedPrizeOre, locale) },
    ],
    action: { href: gamePath(round.room.slug), label: t("schedule.toRoom") },
    calendar: {
      href: calendarHref({ brand: brand.id, locale, room: round.room.slug, round: round.id }),
      label: t("schedule.toCalendar"),
    },
  };
}
