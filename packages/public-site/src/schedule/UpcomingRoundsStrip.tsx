import { TimesStrip } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { gamePath, pathOf, routeById } from "@spilhus/routes";
import { RoundsIsland } from "./RoundsIsland.tsx";
import { roundTime, upcomingRounds } from "./rounds.ts";

const SHOWN = 12;

/** The next rounds, below a tall header. */
export async function UpcomingRoundsStrip({
  request: { games, brand, t },
}: {
  readonly request: PageRequest;
}) {
  const schedule = await games.schedule();
  const rounds = upcomingRounds(schedule, schedule.serverTime).slice(0, SHOWN);
  if (rounds.length === 0) return null;
  return (
    <>
      <TimesStrip
        title={t("schedule.title")}
        listLabel={t("schedule.next")}
        rounds={rounds.map((round) => ({
          id: round.id,
          href: gamePath(round.room.slug),
          time: roundTime(round, brand.timezone),
          dateTime: round.startsAt,
          label: round.room.name,
        }))}
        more={{ href: pathOf(routeById("schedule")), label: t("schedule.seeAll") }}
      />
      <RoundsIsland startedText={t("schedule.started")} />
    </>
  );
}
