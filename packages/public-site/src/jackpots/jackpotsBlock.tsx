import type { Jackpots } from "@spilhus/contracts";
import { formatOre } from "@spilhus/i18n";
import { EmptyState, Grid, JackpotCounter } from "@spilhus/ui";
import { defineBlock, BlockSection } from "@spilhus/page-kit/blocks";
import { JackpotsIsland } from "./JackpotsIsland.tsx";

/** The current jackpots, with running counters. */
export const jackpotsBlock = defineBlock<"jackpots", Jackpots>({
  load: (_, { games }) => games.jackpots(),
  Component: ({ block, data: { jackpots, serverTime }, request: { brand, locale, t } }) => (
    <BlockSection block={block}>
      {jackpots.length === 0 ? (
        <EmptyState icon="star" title={t("jackpots.none")} headingLevel={3} />
      ) : (
        <Grid min="medium">
          {jackpots.map((jackpot) => (
            <JackpotCounter
              key={jackpot.id}
              id={jackpot.id}
              label={jackpot.name}
              amountOre={jackpot.amountOre}
              growthOrePerMinute={jackpot.growthOrePerMinute}
              asOf={serverTime}
              size="medium"
              text={formatOre(jackpot.amountOre, locale)}
            />
          ))}
        </Grid>
      )}
      <JackpotsIsland brand={brand.id} locale={locale} />
    </BlockSection>
  ),
});
