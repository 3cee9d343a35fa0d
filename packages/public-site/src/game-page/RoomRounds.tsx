import type { Room } from "@spilhus/contracts/bingo";
import type { PageRequest } from "@spilhus/page-kit";
import { Link, Schedule, Section, SectionHeading } from "@spilhus/ui";
import { calendarHref } from "../schedule/calendarHref.ts";
import { roundRow } from "../schedule/roundRow.ts";

interface RoomRoundsProps {
  readonly room: Room;
  readonly request: PageRequest;
}

/** The coming rounds of a hall on its page, each as a calendar file and all of them as one. */
export function RoomRounds({ room, request }: RoomRoundsProps) {
  const { t, brand, locale } = request;
  const rounds = room.rounds.filter(({ state }) => state === "planned" || state === "selling");
  if (rounds.length === 0) return null;
  const { slug, name, kind, plate, guaranteedPrizeOre } = room;
  return (
    <Section>
      <section aria-labelledby="room-rounds">
        <SectionHeading
          id="room-rounds"
          title={t("schedule.roomRounds")}
          text={t("schedule.roomRoundsText")}
        />
        <Schedule
          label={t("schedule.roomRounds")}
          rounds={rounds.map((round) => ({
            ...roundRow({ ...round, room: { slug, name }, kind, plate, guaranteedPrizeOre }, request),
            action: undefined,
          }))}
        />
        <p>
          <Link
            href={calendarHref({ brand: brand.id, locale, room: slug })}
            download=""
            data-navigation="hard"
          >
            {t("schedule.calendarOfRoom")}
          </Link>
        </p>
      </section>
    </Section>
  );
}
