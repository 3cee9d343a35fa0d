import { createGameSearch, searchIndexOf } from "@spilhus/search";
import { describe, expect, it } from "vitest";
import { games } from "./catalogue.ts";
import { providers } from "./lists/providers.ts";

const providerNames = new Map<string, string>(providers.map(({ slug, name }) => [slug, name]));
const { search } = createGameSearch(
  searchIndexOf(
    games
      .toSorted((a, b) => b.popularity - a.popularity)
      .map(({ slug, name, provider, searchWords = [] }) => ({
        slug,
        name,
        provider: providerNames.get(provider) ?? provider,
        words: searchWords.join(" "),
      })),
  ),
);

const MISSPELLINGS = [
  // A letter is missing.
  ["isfugens skat", "Isfuglens Skat"],
  ["trolmandens tingbog", "Troldmandens Tingbog"],
  ["den siste karavane", "Den Sidste Karavane"],
  ["forsamligshuset", "Forsamlingshuset"],
  ["genralforsamlingen", "Generalforsamlingen"],
  ["nattens obsevatorium", "Nattens Observatorium"],
  ["midnight apotecary", "Midnight Apothecary"],
  // A letter is doubled, or should be.
  ["frostkloken", "Frostklokken"],
  ["smørebrødsvingeren", "Smørrebrødssvingeren"],
  ["perlefiskernes dater", "Perlefiskerens Datter"],
  ["bouilabaise bay", "Bouillabaisse Bay"],
  ["urtebinggo", "Urtebingo"],
  // Two letters are swapped.
  ["valkyrines vagt", "Valkyriens Vagt"],
  ["fyrtårnsvgaten", "Fyrtårnsvagten"],
  ["rengvejrsbanko", "Regnvejrsbanko"],
  ["harmonika bnako", "Harmonikabanko"],
  ["den glemte fromular", "Den Glemte Formular"],
  // The key beside it.
  ["isblonster", "Isblomster"],
  ["ravjægerwn", "Ravjægeren"],
  ["snekuhlen", "Snekuglen"],
  ["polar psrade", "Polar Parade"],
  // As it sounds.
  ["muldvarbens kontor", "Muldvarpens Kontor"],
  ["skriverns papirus", "Skriverens Papyrus"],
  ["dvergenes diskresion", "Dværgenes Diskretion"],
  ["skorstenfejerens skulder", "Skorstensfejerens Skulder"],
  ["havnens hasard", "Havnens Hazard"],
  ["hjulet i oranjeriet", "Hjulet i Orangeriet"],
  ["consierge confidental", "Concierge Confidential"],
  ["brut is", "Brudt Is"],
  // Keyboards without æ, ø and å, or with others.
  ["hoensegaarden", "Hønsegården"],
  ["grevlingens gestebud", "Grævlingens Gæstebud"],
  ["baccarat bla time", "Baccarat Blå Time"],
  ["pinsvinets efteraar", "Pindsvinets Efterår"],
  ["mänestöv", "Månestøv"],
  // Apart or together.
  ["stjerne værtshuset", "Stjerneværtshuset"],
  ["konditorkrone", "Konditor Krone"],
  ["kalejdoskop bingo", "Kaleidoskopbingo"],
  // The other language.
  ["crystalvæveren", "Krystalvæveren"],
  ["aquariet", "Akvariet"],
  ["safire switchback", "Sapphire Switchback"],
] as const;

describe("searching the catalogue", () => {
  it.each(MISSPELLINGS)("finds what is meant by “%s” among the first three (R2.16)", (typed, meant) => {
    expect(search(typed, 3).map(({ name }) => name)).toContain(meant);
  });

  it("is tested with forty misspellings of forty games (R2.16)", () => {
    expect(new Set(MISSPELLINGS.map(([, meant]) => meant)).size).toBe(40);
    const names = new Set(games.map(({ name }) => name.toLowerCase()));
    expect(MISSPELLINGS.filter(([typed]) => names.has(typed))).toEqual([]);
  });

  it("finds every game first by its own name (R2.16)", () => {
    expect(games.filter(({ name }) => search(name, 1)[0]?.name !== name)).toEqual([]);
  });

  it("finds a provider's games, and a theme's in either language (R2.16)", () => {
    const ofProvider = games.filter(({ provider }) => provider === "ravnkilde");
    const found = search("ravnkilde", games.length).map(({ slug }) => slug);
    expect(new Set(found)).toEqual(new Set(ofProvider.map(({ slug }) => slug)));
    for (const word of ["Vinter", "Winter"]) {
      const winter = games.flatMap(({ searchWords, slug }) => (searchWords?.includes(word) ? [slug] : []));
      expect(winter.length).toBeGreaterThan(3);
      const slugs = search(word, games.length).map(({ slug }) => slug);
      expect(slugs).toEqual(expect.arrayContaining(winter));
    }
  });
});
