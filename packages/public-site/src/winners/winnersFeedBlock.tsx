import type { Winners } from "@spilhus/contracts";
import { Section, SectionHeading, WinnersListFrame } from "@spilhus/ui";
import { defineBlock } from "@spilhus/page-kit/blocks";
import { shownWinner } from "./shownWinner.ts";
import { WinnersIsland } from "./WinnersIsland.tsx";

/** The newest net wins, polled while the tab is visible. */
export const winnersFeedBlock = defineBlock<"winners_feed", Winners>({
  load: (block, { games }) => games.winners(limitOf(block.limit)),
  Component: ({ block, data, request: { brand, locale, messagesOf } }) => {
    const id = `block-${block._uid}`;
    return (
      <Section>
        <section className="container" aria-labelledby={id}>
          <SectionHeading id={id} title={block.title} {...(block.text ? { text: block.text } : {})} />
          <WinnersListFrame>
            <WinnersIsland
              label={block.title}
              brand={brand.id}
              timezone={brand.timezone}
              limit={limitOf(block.limit)}
              initial={data.winners.map((winner) => shownWinner(winner, brand.timezone, locale))}
              messages={messagesOf("winners.feed")}
            />
          </WinnersListFrame>
        </section>
      </Section>
    );
  },
});

const limitOf = (limit: number | undefined) => Math.min(Math.max(Math.trunc(limit ?? 8), 1), 50);
