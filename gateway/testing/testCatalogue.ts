import type { ImportedCatalogue, ImportedGame } from "../src/games/importCatalogue.ts";

const texts = {
  da: { description: "Dansk", rules: ["En regel"], features: [{ title: "Titel", text: "Tekst" }] },
  en: { description: "English", rules: ["A rule"], features: [{ title: "Title", text: "Text" }] },
};

/** A game with what a test does not care about filled in. */
export function testGame(slug: string, fields: Partial<ImportedGame> = {}): ImportedGame {
  return {
    slug,
    name: slug,
    provider: "polar",
    category: "slots",
    themes: ["winter"],
    minBetOre: 100,
    maxBetOre: 10_000,
    releasedOn: "2026-01-01",
    popularity: 100,
    texts,
    searchWords: "",
    art: { portrait: `/p/${slug}`, landscape: `/l/${slug}`, wide: `/w/${slug}` },
    ...fields,
  };
}

/** Seven games of every category, two providers, two themes, two rooms. "Now" is 21 November 2026. */
export const TEST_CATALOGUE: ImportedCatalogue = {
  providers: [
    { slug: "polar", name: "Polar Spil" },
    { slug: "strand", name: "Strand & Co" },
  ],
  themes: [
    { slug: "winter", name: { da: "Vinter", en: "Winter" } },
    { slug: "fruit", name: { da: "Frugt", en: "Fruit" } },
  ],
  games: [
    testGame("isfuglens-skat", { name: "Isfuglens Skat", popularity: 900 }),
    testGame("aeblehaven", {
      name: "Æblehaven",
      provider: "strand",
      themes: ["fruit"],
      popularity: 800,
      releasedOn: "2026-11-10",
    }),
    testGame("frosne-aebler", {
      name: "Frosne Æbler",
      themes: ["fruit", "winter"],
      popularity: 700,
    }),
    testGame("rod-roulette", {
      name: "Rød Roulette",
      category: "casino",
      provider: "strand",
      themes: [],
      popularity: 600,
    }),
    testGame("formiddag", {
      name: "Formiddag",
      category: "bingo",
      themes: [],
      popularity: 500,
    }),
    testGame("solsiden", {
      name: "Solsiden",
      category: "banko",
      themes: ["fruit"],
      popularity: 400,
      releasedOn: "2026-11-20",
    }),
    testGame("aftenbanko", { name: "Åftenbanko", category: "banko", themes: [], popularity: 300 }),
  ],
  rooms: [
    {
      slug: "formiddag",
      name: "Formiddag",
      kind: "bingo",
      plate: "5x5-75",
      firstStart: "08:00",
      lastStart: "11:30",
      everyMinutes: 30,
      platePriceOre: 100,
      guaranteedPrizeOre: 20_000,
    },
    {
      slug: "solsiden",
      name: "Solsiden",
      kind: "banko",
      plate: "3x9-90",
      firstStart: "20:00",
      lastStart: "20:00",
      everyMinutes: 60,
      platePriceOre: 500,
      guaranteedPrizeOre: 100_000,
    },
  ],
};
