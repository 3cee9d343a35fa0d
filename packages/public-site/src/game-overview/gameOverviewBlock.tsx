import type { Catalogue, Jackpots } from "@spilhus/contracts";
import {
  ButtonLink,
  EmptyState,
  FilterBar,
  GameGrid,
  Pagination,
  Section,
  SortSelect,
  Stack,
} from "@spilhus/ui";
import { defineBlock } from "@spilhus/page-kit/blocks";
import { gameCardContent } from "@spilhus/page-kit/game-cards";
import { PATHS } from "@spilhus/routes";
import { overviewFilters } from "./overviewFilters.ts";
import { OVERVIEW_PAGE_SIZE, overviewHref, overviewQuery } from "./overviewQuery.ts";
import { OverviewSearch } from "./OverviewSearch.tsx";
import { overviewSorts } from "./overviewSorts.ts";

export interface OverviewData {
  readonly catalogue: Catalogue;
  readonly jackpots: Jackpots["jackpots"];
}

/**
 * All games with search, filters and sorting (R2.16). The address contains the whole query and the server answers it, so
 * the overview works without JavaScript and can be shared. JavaScript only adds suggestions while the visitor types.
 */
export const gameOverviewBlock = defineBlock<"game_overview", OverviewData>({
  async load(_, { games, query }) {
    const [catalogue, { jackpots }] = await Promise.all([
      games.catalogue(overviewQuery(query)),
      games.jackpots(),
    ]);
    return { catalogue, jackpots };
  },
  Component: ({ block, data: { catalogue, jackpots }, request }) => {
    const { t, query, brand } = request;
    const pageCount = Math.max(1, Math.ceil(catalogue.total / OVERVIEW_PAGE_SIZE));
    const filters = overviewFilters(query, catalogue.facets, t);
    const q = query.get("q");
    return (
      <Section>
        <section className="container" aria-labelledby="overview-title">
          <Stack gap={4}>
            <Stack gap={2}>
              <h1 id="overview-title">{block.title}</h1>
              {block.text && <p>{block.text}</p>}
            </Stack>
            <OverviewSearch request={request} />
            <FilterBar
              action={PATHS["game-overview"]}
              title={t("games.filters")}
              open={filters.chosen.length > 0}
              submitLabel={t("games.apply")}
              {...filters}
            />
            <SortSelect label={t("games.sort")} choices={overviewSorts(query, t)} />
            <output>{t("games.found", { count: catalogue.total })}</output>
            {catalogue.games.length === 0 ? (
              <EmptyState
                title={q ? t("games.noneForQuery", { query: q }) : t("games.noneTitle")}
                text={t("games.noneText")}
                actions={<ButtonLink href={PATHS["game-overview"]}>{t("games.clearFilters")}</ButtonLink>}
              />
            ) : (
              <GameGrid
                variant={brand.look.gameCard}
                games={catalogue.games.map((game) => gameCardContent(game, { ...request, jackpots }))}
                label={block.title}
                headingLevel={2}
                priorityCount={4}
              />
            )}
            {pageCount > 1 && (
              <Pagination
                label={t("games.pages")}
                page={catalogue.page}
                pageCount={pageCount}
                previousLabel={t("games.previousPage")}
                nextLabel={t("games.nextPage")}
                pageLabel={(page) => t("games.page", { page })}
                href={(page) => overviewHref(query, { side: String(page) })}
              />
            )}
          </Stack>
        </section>
      </Section>
    );
  },
});
