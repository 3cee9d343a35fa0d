import { notFound } from "next/navigation";
import type { Schedule as ScheduleFeed, ScheduledRound } from "@spilhus/contracts";
import { formatOreShort } from "@spilhus/i18n";
import { definePage, type PageRequest } from "@spilhus/page-kit";
import { pathOf, routeById } from "@spilhus/routes";
import {
  Button,
  ButtonLink,
  Cluster,
  Container,
  EmptyState,
  Link,
  PageHero,
  Schedule,
  Section,
  SectionHeading,
  Select,
  Stack,
} from "@spilhus/ui";
import { planHref, plannedFor, planQuery } from "./planQuery.ts";
import { HOUR_MINUTES, NOW_MINUTES, type PlanPart, planSections, shownOf } from "./planSections.ts";
import { roundRow } from "./roundRow.ts";
import { upcomingRounds } from "./rounds.ts";
import { RoundsIsland } from "./RoundsIsland.tsx";

const TITLES = {
  now: "schedule.now",
  hour: "schedule.nextHour",
  later: "schedule.laterToday",
  evening: "schedule.evening",
  tomorrow: "schedule.tomorrow",
  tomorrowEvening: "schedule.tomorrowEvening",
} as const satisfies Record<PlanPart, string>;

/** How soon a round begins that a list takes over from the one after it, in minutes. */
const WITHIN: Partial<Record<PlanPart, number>> = { now: NOW_MINUTES, hour: HOUR_MINUTES };

/** A choice of rooms and of prices, as a form that works without script. */
function PlanFilter({
  planned,
  query,
  t,
  locale,
}: Pick<PageRequest, "query" | "t" | "locale"> & { readonly planned: readonly ScheduledRound[] }) {
  const { room, mostOre } = planQuery(query);
  const rooms = new Map(planned.map((round) => [round.room.slug, round.room.name]));
  const prices = [...new Set(planned.map(({ platePriceOre }) => platePriceOre))].toSorted(
    (one, other) => one - other,
  );
  return (
    <form method="get" action={pathOf(routeById("schedule"))}>
      <Cluster>
        <Select
          id="plan-room"
          name="rum"
          label={t("schedule.room")}
          placeholder={t("schedule.allRooms")}
          defaultValue={room ?? ""}
          options={[...rooms]
            .map(([value, label]) => ({ value, label }))
            .toSorted((one, other) => one.label.localeCompare(other.label, locale))}
        />
        <Select
          id="plan-price"
          name="pris"
          label={t("schedule.mostPrice")}
          placeholder={t("schedule.allPrices")}
          defaultValue={mostOre === undefined ? "" : String(mostOre)}
          options={prices.map((ore) => ({ value: String(ore), label: formatOreShort(ore, locale) }))}
        />
        <Button type="submit" kind="secondary">
          {t("schedule.show")}
        </Button>
      </Cluster>
    </form>
  );
}

/** The plan of the day: what is on sale now, the next hour, tonight and tomorrow, by room and price (R2.03, R2.04). */
export const schedulePage = definePage<ScheduleFeed>({
  route: "schedule",
  async load({ brand, games }) {
    const hasRounds = brand.enabledRoutes.some((id) => id === "bingo" || id === "banko");
    if (!hasRounds) notFound();
    return games.schedule();
  },
  describe: (_, { t, path }) => ({
    title: t("schedule.planTitle"),
    description: t("schedule.planDescription"),
    crumbs: [{ name: t("schedule.planTitle"), path }],
  }),
  Body: ({ data: schedule, request }) => {
    const { t, brand, query, locale } = request;
    const asked = planQuery(query);
    const upcoming = upcomingRounds(schedule, schedule.serverTime);
    const sections = planSections(plannedFor(upcoming, asked), schedule.serverTime, brand.timezone);
    return (
      <>
        <PageHero title={t("schedule.planTitle")} text={t("schedule.planText")} />
        <Section>
          <Container>
            <Stack gap={5}>
              <PlanFilter planned={upcoming} {...{ query, t, locale }} />
              {sections.length > 1 && (
                <nav aria-label={t("schedule.jump")}>
                  <Cluster>
                    {sections.map(({ part }) => (
                      <Link key={part} href={`#${part}`}>
                        {t(TITLES[part])}
                      </Link>
                    ))}
                  </Cluster>
                </nav>
              )}
            </Stack>
          </Container>
        </Section>
        {sections.length === 0 && (
          <Section>
            <Container>
              <EmptyState
                icon="clock"
                title={t("schedule.noneFound")}
                actions={<Link href={planHref({})}>{t("schedule.wholePlan")}</Link>}
              />
            </Container>
          </Section>
        )}
        {sections.map((section) => {
          const { part, rounds } = section;
          const shown = shownOf(section, asked.whole);
          return (
            <Section key={part}>
              <section className="container plan-part" aria-labelledby={part}>
                <SectionHeading id={part} title={t(TITLES[part])} />
                <Schedule
                  label={t(TITLES[part])}
                  rounds={shown.map((round) => roundRow(round, request))}
                  {...(WITHIN[part] !== undefined && { withinMinutes: WITHIN[part] })}
                  standsOut={part === "now"}
                />
                {shown.length < rounds.length && (
                  <p>
                    <ButtonLink kind="secondary" href={`${planHref({ ...asked, whole: part })}#${part}`}>
                      {t("schedule.wholePart", { count: rounds.length, part: t(TITLES[part]) })}
                    </ButtonLink>
                  </p>
                )}
              </section>
            </Section>
          );
        })}
        <RoundsIsland startedText={t("schedule.started")} />
      </>
    );
  },
});
