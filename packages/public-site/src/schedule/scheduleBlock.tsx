import type { Schedule as ScheduleFeed } from "@spilhus/contracts";
import { formatOreShort } from "@spilhus/i18n";
import { EmptyState, Schedule, Section, SectionHeading } from "@spilhus/ui";
import { defineBlock } from "@spilhus/page-kit/blocks";
import { gamePath } from "@spilhus/routes";
import { RoundsIsland } from "./RoundsIsland.tsx";
import { roundTime, upcomingRounds } from "./rounds.ts";

const PLATES = {
  "5x5-75": "schedule.plate5x5",
  "4x4-80": "schedule.plate4x4",
  "3x9-90": "schedule.plate3x9",
} as const;
const SHOWN = 10;

/** Today's rounds of bingo or banko. */
export const scheduleBlock = defineBlock<"schedule", ScheduleFeed>({
  load: (_, { games }) => games.schedule(),
  Component: ({ block, data, request: { brand, locale, t } }) => {
    const id = `block-${block._uid}`;
    const rounds = upcomingRounds(data, data.serverTime)
      .filter(({ kind }) => block.kind === "all" || kind === block.kind)
      .slice(0, SHOWN);
    return (
      <Section>
        <section className="container" aria-labelledby={id}>
          <SectionHeading id={id} title={block.title} {...(block.text ? { text: block.text } : {})} />
          {rounds.length === 0 ? (
            <EmptyState icon="clock" title={t("schedule.none")} headingLevel={3} />
          ) : (
            <>
              <Schedule
                label={block.title}
                rounds={rounds.map((round) => ({
                  id: round.id,
                  dateTime: round.startsAt,
                  time: roundTime(round, brand.timezone),
                  name: round.room.name,
                  kind: `${t(`schedule.${round.kind}`)}, ${t(PLATES[round.plate])}`,
                  facts: [
                    { label: t("schedule.platePrice"), value: formatOreShort(round.platePriceOre, locale) },
                    {
                      label: t("schedule.guaranteedPrize"),
                      value: formatOreShort(round.guaranteedPrizeOre, locale),
                    },
                  ],
                  action: { href: gamePath(round.room.slug), label: t("shell.readMore") },
                }))}
              />
              <RoundsIsland startedText={t("schedule.started")} />
            </>
          )}
        </section>
      </Section>
    );
  },
});
