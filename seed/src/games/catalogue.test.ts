import { HOUSE_SLOTS } from "@spilhus/game-math/games";
import { describe, expect, it } from "vitest";
import { games } from "./catalogue.ts";
import { nameDistance } from "../../testing/nameDistance.ts";
import { providers } from "./lists/providers.ts";
import { rooms } from "./lists/rooms.ts";
import { themes } from "./lists/themes.ts";

const count = (category: string) => games.filter((game) => game.category === category).length;
const firstSentence = (text: string) => text.split(/(?<=[.!?]) /)[0];
const sentences = (text: string) => text.split(/(?<=[.!?]) (?=\p{Lu})/u).length;
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);
const offenders = (isWrong: (game: (typeof games)[number]) => boolean) =>
  games.filter(isWrong).map(({ slug }) => slug);

const words = ({ rules, features }: (typeof games)[number]) =>
  (["da", "en"] as const).flatMap((language) => [
    ...rules[language],
    ...features[language].flatMap(({ title, text }) => [title, text]),
  ]);

describe("the catalogue of the local stack", () => {
  it("has over 320 games of four categories from at least eighteen studios (R1.03)", () => {
    expect(games.length).toBeGreaterThanOrEqual(320);
    expect([count("slots"), count("casino"), count("bingo"), count("banko")]).toEqual([240, 41, 25, 21]);
    expect(new Set(games.map(({ provider }) => provider)).size).toBeGreaterThanOrEqual(18);
  });

  it("gives every game its own name and address", () => {
    expect(repeated(games.map(({ name }) => name.toLowerCase()))).toEqual([]);
    expect(repeated(games.map(({ slug }) => slug))).toEqual([]);
    expect(offenders(({ slug }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug) || slug.length > 80)).toEqual([]);
  });

  it("keeps any two names at least three letters apart, so that a misspelling finds one of them (R2.16)", () => {
    const close: string[] = [];
    for (const [index, one] of games.entries()) {
      for (const other of games.slice(index + 1)) {
        if (nameDistance(one.name.toLowerCase(), other.name.toLowerCase()) < 3)
          close.push(`${one.name} ~ ${other.name}`);
      }
    }
    expect(close).toEqual([]);
  });

  it("refers only to studios and themes that exist, and uses each of them", () => {
    const known = {
      providers: new Set<string>(providers.map(({ slug }) => slug)),
      themes: new Set<string>(themes.map(({ slug }) => slug)),
    };
    expect(offenders(({ provider }) => !known.providers.has(provider))).toEqual([]);
    expect(
      offenders((game) => game.themes.length === 0 || game.themes.some((theme) => !known.themes.has(theme))),
    ).toEqual([]);
    expect(new Set(games.map(({ provider }) => provider))).toEqual(known.providers);
    expect(new Set(games.flatMap((game) => game.themes))).toEqual(known.themes);
  });

  it("keeps stakes, age and popularity within usual ranges", () => {
    expect(offenders(({ minBetOre }) => minBetOre < 10)).toEqual([]);
    expect(offenders(({ minBetOre, maxBetOre }) => maxBetOre <= minBetOre || maxBetOre > 100_000)).toEqual(
      [],
    );
    expect(offenders(({ popularity }) => popularity < 0 || popularity > 10_000)).toEqual([]);
    expect(
      offenders(({ releasedOn }) => !Number.isInteger(releasedOn.daysAgo) || releasedOn.daysAgo < 0),
    ).toEqual([]);
  });

  it("has new games in every category", () => {
    const fresh = games.filter(({ releasedOn }) => releasedOn.daysAgo <= 30);
    expect(new Set(fresh.map(({ category }) => category)).size).toBe(4);
    expect(fresh.length).toBeGreaterThanOrEqual(20);
  });

  it("promises a pot in the texts of the games that feed one, and nowhere else", () => {
    const feeding = new Set(HOUSE_SLOTS.filter(({ pot }) => pot).map(({ id }) => id));
    const saying = games.filter((game) =>
      words(game).some((text) => /jackpot|pulje[nr ]|voksende pulje/iu.test(text)),
    );
    expect(new Set(saying.map(({ slug }) => slug))).toEqual(feeding);
  });

  it("describes every game in two to four sentences in both languages, each with its own first sentence", () => {
    for (const language of ["da", "en"] as const) {
      const texts = games.map(({ description }) => description[language]);
      expect(repeated(texts.map((text) => firstSentence(text) ?? ""))).toEqual([]);
      expect(offenders(({ description }) => sentences(description[language]) < 2)).toEqual([]);
      expect(offenders(({ description }) => sentences(description[language]) > 4)).toEqual([]);
    }
    expect(offenders(({ description }) => description.da === description.en)).toEqual([]);
  });

  it("has the same number of rules and features in both languages, without unfilled placeholders", () => {
    expect(offenders(({ rules }) => rules.da.length < 5 || rules.da.length !== rules.en.length)).toEqual([]);
    expect(
      offenders(({ features }) => features.da.length === 0 || features.da.length !== features.en.length),
    ).toEqual([]);
    expect(offenders((game) => words(game).some((text) => /[{}]/.test(text)))).toEqual([]);
  });

  it("gives no two games the same rules and features", () => {
    expect(repeated(games.map(({ rules, features }) => JSON.stringify([rules.da, features.da])))).toEqual([]);
  });

  it("has a game page for every room of the daily plan, with the same name, kind and plate price", () => {
    for (const room of rooms) {
      expect(games.find(({ slug }) => slug === room.slug)).toMatchObject({
        name: room.name,
        category: room.kind,
        minBetOre: room.platePriceOre,
        maxBetOre: room.platePriceOre * room.mostPlates,
      });
    }
  });

  it("has rooms whose rounds can be played: nobody alone can buy the plates of a round, nor a prize for less than it pays", () => {
    const numbers = { "5x5-75": 75, "4x4-80": 80, "3x9-90": 90 };
    for (const room of rooms) {
      const leastPlates = Math.ceil(room.guaranteedPrizeOre / room.platePriceOre);
      expect(room.leastPlayers).toBeGreaterThanOrEqual(2);
      expect(room.mostPlates * (room.leastPlayers - 1)).toBeLessThan(leastPlates);
      expect(room.intervalMs).toBeGreaterThanOrEqual(3_000);
      // The longest round and a minute are over before the next one.
      expect((numbers[room.plate] * room.intervalMs) / 1000 + 60).toBeLessThanOrEqual(room.everyMinutes * 60);
    }
  });

  it("promises nothing of a hall that law or engine does not keep", () => {
    const promises: readonly (readonly [string, RegExp])[] = [
      ["a ball without a number", /joker|(?<!\p{L})blank|(?<!\p{L})frit felt ned/iu],
      ["one plate for several rounds", /samme plade|serie|pladerne følger|runder i træk|på én plade/iu],
      ["plates undone until the first ball", /fortryd\p{L}*,? indtil|første kugle er ude/iu],
      ["another end than the full plate", /sidst har et|kun præmie på|krydset fra start/iu],
      ["patterns, corners and neighbours", /mønst|hjørnepræmie|fire hjørner|nabofelt/iu],
      ["prizes beside those of the patterns", /trøst|lidt ekstra|ekstra præmie|puljen/iu],
      ["a number of places", /højst \p{L}+ (?:passagerer|med ad gangen)|\p{L}+ ad gangen, resten/iu],
    ];
    const halls = games.filter(({ category }) => category === "bingo" || category === "banko");
    const broken = halls.flatMap(({ name, description, rules, features }) => {
      const text = [description.da, ...rules.da, ...features.da.flatMap((one) => [one.title, one.text])].join(
        "\n",
      );
      return promises.filter(([, promise]) => promise.test(text)).map(([what]) => `${name}: ${what}`);
    });
    expect(broken).toEqual([]);
  });

  it("says of a room's pace and plates what its row says", () => {
    for (const room of rooms) {
      const hall = games.find(({ slug }) => slug === room.slug);
      const text = [hall?.description.da, ...(hall?.features.da.map((one) => one.text) ?? [])].join("\n");
      const said = {
        paceMs: Number(/(\d+) sekunder/.exec(text)?.[1] ?? room.intervalMs / 1000) * 1000,
        shortestMs: text.includes("tre sekunder imellem") ? 3_000 : room.intervalMs,
        everyMinutes: text.includes("kvarter") ? 15 : room.everyMinutes,
        perHour: text.includes("To runder i timen") ? 2 : 60 / room.everyMinutes,
      };
      expect(said).toEqual({
        paceMs: room.intervalMs,
        shortestMs: room.intervalMs,
        everyMinutes: room.everyMinutes,
        perHour: 60 / room.everyMinutes,
      });
    }
  });
});
