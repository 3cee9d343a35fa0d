import { GAME_CATEGORIES, type GameCategory, type Locale, type RegisteredBrand } from "@spilhus/contracts";

/** The categories a brand shows: those whose route it has enabled. */
export function brandCategories(brand: Pick<RegisteredBrand, "enabledRoutes">): readonly GameCategory[] {
  return GAME_CATEGORIES.filter((category) => brand.enabledRoutes.includes(category));
}

/** Names of the categories in facets. */
export const CATEGORY_NAMES: Readonly<Record<GameCategory, Readonly<Record<Locale, string>>>> = {
  slots: { da: "Spilleautomater", en: "Slots" },
  casino: { da: "Casino", en: "Casino" },
  bingo: { da: "Bingo", en: "Bingo" },
  banko: { da: "Banko", en: "Banko" },
};
