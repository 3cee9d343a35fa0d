import type { Room } from "@spilhus/contracts/bingo";
import { formatTimeOfDay } from "@spilhus/i18n";
import type { HeroRound } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";

/** One is shown; the others follow while somebody stays on the page. */
const MOST = 4;

/** Rounds of a hall that have not begun, soonest first, as its page opens with them; none where there is no hall. */
export const nextRounds = (
  room: Pick<Room, "rounds"> | undefined,
  { t, brand }: Pick<PageRequest, "t" | "brand">,
): readonly HeroRound[] =>
  (room?.rounds ?? [])
    .filter(({ state }) => state === "planned" || state === "selling")
    .slice(0, MOST)
    .map(({ id, startsAt }) => ({
      ...{ id, dateTime: startsAt, label: t("schedule.nextRound"), countdownLabel: t("schedule.startsIn") },
      time: t("schedule.roundAt", { time: formatTimeOfDay(startsAt, brand.timezone) }),
    }));
