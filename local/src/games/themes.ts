import type { SeedTheme } from "./seedGame.ts";

/** What games are about. Each slug is also a motif the art can draw. */
export const themes = [
  { slug: "fruit", name: { da: "Frugt", en: "Fruit" } },
  { slug: "gems", name: { da: "Ædelstene", en: "Gems" } },
  { slug: "animals", name: { da: "Dyr", en: "Animals" } },
  { slug: "sea", name: { da: "Hav", en: "Sea" } },
  { slug: "space", name: { da: "Rummet", en: "Space" } },
  { slug: "egypt", name: { da: "Egypten", en: "Egypt" } },
  { slug: "norse", name: { da: "Nordiske sagn", en: "Norse legends" } },
  { slug: "jungle", name: { da: "Jungle", en: "Jungle" } },
  { slug: "magic", name: { da: "Magi", en: "Magic" } },
  { slug: "mines", name: { da: "Miner", en: "Mines" } },
  { slug: "cards", name: { da: "Kort og borde", en: "Cards and tables" } },
  { slug: "music", name: { da: "Musik", en: "Music" } },
  { slug: "food", name: { da: "Mad", en: "Food" } },
  { slug: "winter", name: { da: "Vinter", en: "Winter" } },
  { slug: "desert", name: { da: "Ørken", en: "Desert" } },
  { slug: "city", name: { da: "Storby", en: "City" } },
  { slug: "fishing", name: { da: "Fiskeri", en: "Fishing" } },
  { slug: "books", name: { da: "Bøger", en: "Books" } },
  { slug: "dragons", name: { da: "Drager", en: "Dragons" } },
  { slug: "luck", name: { da: "Held", en: "Luck" } },
  { slug: "bingo", name: { da: "Bingo og banko", en: "Bingo and banko" } },
] as const satisfies readonly SeedTheme[];

export type ThemeSlug = (typeof themes)[number]["slug"];
