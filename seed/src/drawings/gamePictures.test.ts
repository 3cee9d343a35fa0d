import { describe, expect, it } from "vitest";
import { assignArt, drawingSystems, type DrawingSystem } from "../art/index.ts";
import { catalogue, type SeedGame } from "../games/index.ts";
import { SUBJECT_WORDS } from "../../testing/subjectWords.ts";
import { inLobbyOrder } from "./localIllustrator.ts";

const { games } = catalogue;
const specs = assignArt(inLobbyOrder(games));
const gameOf = new Map(games.map((game) => [game.slug, game]));
const mostPlayed = inLobbyOrder(games)
  .slice(0, 100)
  .flatMap(({ slug }) => gameOf.get(slug) ?? []);
const of = (...categories: readonly SeedGame["category"][]) =>
  games.filter(({ category }) => categories.includes(category));

const wordsOf = ({ name, description, rules, features }: SeedGame) =>
  (["da", "en"] as const)
    .flatMap((locale) => [
      name,
      description[locale],
      ...rules[locale],
      ...features[locale].map(({ text }) => text),
    ])
    .join(" ");

const untrue = (list: readonly SeedGame[]) =>
  list
    .filter((game) => !SUBJECT_WORDS[game.subject ?? ""]?.test(wordsOf(game)))
    .map(({ slug, subject }) => `${slug}: ${subject}`);

describe("the pictures of the games", () => {
  it("show what the game's own words speak of, for each of the first hundred", () => {
    expect(mostPlayed).toHaveLength(100);
    expect(untrue(mostPlayed)).toEqual([]);
  });

  it("show what the words speak of in every hall, at every table and wherever else a subject is stated", () => {
    expect(untrue(of("bingo", "banko", "casino"))).toEqual([]);
    expect(untrue(games.filter(({ subject }) => subject !== undefined))).toEqual([]);
  });

  it("would be named if one contradicted its game", () => {
    const [moon] = games.filter(({ slug }) => slug === "kobbermaanen");
    expect(untrue(moon ? [{ ...moon, subject: "threeCherries" }] : [])).toEqual([
      "kobbermaanen: threeCherries",
    ]);
  });

  it("are drawn in a system that shows the stated subject, not another one", () => {
    const systems: readonly DrawingSystem[] = drawingSystems;
    const wrong = games.filter(({ slug, subject }) => {
      const spec = specs.get(slug);
      const system = systems.find(({ id }) => id === spec?.system);
      return (
        subject !== undefined && (spec?.subject !== subject || system?.shows?.(spec.motif, subject) === false)
      );
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it("have at least thirty subjects in the halls, and no two halls with one subject in one style", () => {
    const halls = of("bingo", "banko").map(({ slug }) => specs.get(slug));
    expect(new Set(halls.map((spec) => spec?.subject)).size).toBeGreaterThanOrEqual(30);
    const looks = halls.map((spec) => `${spec?.system} ${spec?.subject}`);
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([]);
  });

  it.each([
    ["roulette", "roulette"],
    ["blackjack", "blackjack"],
    ["baccarat", "cardShoe"],
    ["terninger", "dice"],
  ])("show the same thing for each table of a kind: %s by %s", (kind, subject) => {
    const tables = of("casino").filter(({ searchWords = [] }) => searchWords.includes(kind));
    expect(tables.length).toBeGreaterThan(3);
    expect(new Set(tables.map((game) => game.subject))).toEqual(new Set([subject]));
  });
});
