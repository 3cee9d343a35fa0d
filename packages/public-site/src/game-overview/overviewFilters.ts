import { GAME_CATEGORIES, type Catalogue } from "@spilhus/contracts";
import type { Translate } from "@spilhus/i18n";
import type { FilterBarProps, FilterChoice } from "@spilhus/ui";
import { overviewHref } from "./overviewQuery.ts";
import { CATEGORY_NAME } from "@spilhus/page-kit/game-cards";

/** The filters of the overview with counts, and the active ones with links that remove them. */
export function overviewFilters(
  query: URLSearchParams,
  facets: Catalogue["facets"],
  t: Translate,
): Pick<FilterBarProps, "choices" | "switches" | "chosen" | "hidden"> {
  const choice = (
    name: string,
    label: string,
    all: string,
    options: FilterChoice["options"],
  ): FilterChoice => ({
    id: `filter-${name}`,
    name,
    label,
    options: [{ value: "", label: all }, ...options],
    value: query.get(name) ?? "",
  });
  const categories = GAME_CATEGORIES.flatMap((category) => {
    const count = facets.categories.find(({ slug }) => slug === category)?.count;
    return count === undefined ? [] : [{ value: category, label: t(CATEGORY_NAME[category]), count }];
  });
  const named = (facet: Catalogue["facets"]["providers"]) =>
    facet.map(({ slug, name, count }) => ({ value: slug, label: name, count }));
  const choices = [
    choice("kategori", t("games.category"), t("games.allCategories"), categories),
    choice("udbyder", t("games.provider"), t("games.allProviders"), named(facets.providers)),
    choice("tema", t("games.theme"), t("games.allThemes"), named(facets.themes)),
  ];
  const isPlayableChosen = query.get("spilbare") === "1";
  const switches = [
    ...(facets.playable > 0 || isPlayableChosen
      ? [
          {
            id: "filter-spilbare",
            name: "spilbare",
            label: t("games.onlyPlayable"),
            checked: isPlayableChosen,
          },
        ]
      : []),
    { id: "filter-nye", name: "nye", label: t("games.onlyNew"), checked: query.get("nye") === "1" },
    {
      id: "filter-jackpot",
      name: "jackpot",
      label: t("games.onlyJackpot"),
      checked: query.get("jackpot") === "1",
    },
  ];
  const chosen = [
    ...choices.flatMap(({ name, options, value }) => {
      const option = options.find((candidate) => value !== "" && candidate.value === value);
      return option ? [{ name, label: option.label }] : value ? [{ name, label: value }] : [];
    }),
    ...switches.flatMap(({ name, label, checked }) => (checked ? [{ name, label }] : [])),
  ].map(({ name, label }) => ({
    label,
    removeHref: overviewHref(query, { [name]: "" }),
    removeLabel: t("games.removeFilter", { name: label }),
  }));
  const hidden: Record<string, string> = {};
  for (const name of ["q", "sort"]) {
    const value = query.get(name);
    if (value) hidden[name] = value;
  }
  return { choices, switches, chosen, hidden };
}
