import type { Schedule as ScheduleFeed } from "@spilhus/contracts";
import { EmptyState, Schedule, Section, SectionHeading } from "@spilhus/ui";
import { defineBlock } from "@spilhus/page-kit/blocks";
import { pathOf, routeById } from "@spilhus/routes";
import { RoundsIsland } from "./RoundsIsland.tsx";
import { roundRow } from "./roundRow.ts";
import { upcomingRounds } from "./rounds.ts";

const SHOWN = 10;

/** Today's rounds of bingo or banko. */
export const scheduleBlock = defineBlock<"schedule", ScheduleFeed>({
  load: (_, { games }) => games.schedule(),
  Component: ({ block, data, request }) => {
    const { t } = request;
    const id = `block-${block._uid}`;
    const rounds = upcomingRounds(data, data.serverTime)
      .filter(({ kind }) => block.kind === "all" || kind === block.kind)
      .slice(0, SHOWN);
    return (
      <Section>
        <section className="container" aria-labelledby={id}>
          <SectionHeading
            id={id}
            title={block.title}
            {...(block.text ? { text: block.text } : {})}
            link={{ href: pathOf(routeById("schedule")), label: t("schedule.seeAll") }}
          />
          {rounds.length === 0 ? (
            <EmptyState icon="clock" title={t("schedule.none")} headingLevel={3} />
          ) : (
            <>
              <Schedule label={block.title} rounds={rounds.map((round) => roundRow(round, request))} />
              <RoundsIsland startedText={t("schedule.started")} />
            </>
          )}
        </section>
      </Section>
    );
  },
});
