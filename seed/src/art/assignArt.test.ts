import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assignArt, drawingSystems, motifs, PAIR_GAP, SYSTEM_GAP, type GameArtSpec } from "./index.ts";
import { subjects } from "./subjects/subjects.ts";

const catalogue = fc
  .array(
    fc.record({
      theme: fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...motifs) },
        fc.constantFrom("vikings", "ocean", "unheard-of", "constructor"),
      ),
      category: fc.constantFrom("slots", "casino", "bingo", "banko", "other"),
    }),
    { maxLength: 90 },
  )
  .map((games) => games.map((game, index) => ({ ...game, slug: `game-${index}` })));

const closest = (specs: readonly GameArtSpec[], key: (spec: GameArtSpec) => string): number => {
  const last = new Map<string, number>();
  let gap = Number.POSITIVE_INFINITY;
  for (const [index, spec] of specs.entries()) {
    gap = Math.min(gap, index - (last.get(key(spec)) ?? Number.NEGATIVE_INFINITY));
    last.set(key(spec), index);
  }
  return gap;
};

describe("art for a catalogue in any order", () => {
  it("keeps equal drawing systems more than 6 positions apart, and equal system and motif more than 12", () => {
    fc.assert(
      fc.property(catalogue, (games) => {
        const specs = [...assignArt(games).values()];
        expect(specs).toHaveLength(games.length);
        expect(closest(specs, ({ system }) => system)).toBeGreaterThan(SYSTEM_GAP);
        expect(closest(specs, ({ system, motif }) => `${system} ${motif}`)).toBeGreaterThan(PAIR_GAP);
      }),
    );
  });

  it("keeps the same distance in a lobby filtered by theme, with another subject for each neighbour", () => {
    fc.assert(
      fc.property(catalogue, fc.constantFrom(...motifs), (games, motif) => {
        const specs = [...assignArt(games).values()].filter((spec) => spec.motif === motif);
        expect(closest(specs, ({ system }) => system)).toBeGreaterThan(SYSTEM_GAP);
        expect(closest(specs, ({ subject }) => String(subject))).toBeGreaterThan(1);
      }),
    );
  });

  it("can draw each motif in at least 13 systems, so that a choice always remains", () => {
    for (const motif of motifs) {
      const able = drawingSystems.filter((system) => (system.motifs as readonly string[]).includes(motif));
      expect(able.length).toBeGreaterThanOrEqual(SYSTEM_GAP + SYSTEM_GAP + 1);
    }
  });

  it("gives the same games the same art, and each theme its own motif", () => {
    const games = motifs.map((theme, index) => ({ slug: `g-${index}`, theme, category: "slots" }));
    expect(assignArt(games)).toEqual(assignArt(games));
    expect([...assignArt(games).values()].map(({ motif }) => motif)).toEqual([...motifs]);
  });

  it("shows the subject that a game states, whatever its theme, and refuses one that nobody draws", () => {
    const game = { slug: "kobbermaanen", theme: "fruit", category: "slots" };
    expect(assignArt([{ ...game, subject: "moon" }]).get(game.slug)).toMatchObject({
      ...{ motif: "space", subject: "moon" },
    });
    expect(() => assignArt([{ ...game, subject: "unheard-of" }])).toThrow('"unheard-of", which is not drawn');
  });

  it("knows each subject by one name", () => {
    const names = motifs.flatMap((motif) => Object.keys(subjects[motif]));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("refuses two games with the same slug", () => {
    const game = { slug: "twin", theme: "sea", category: "slots" };
    expect(() => assignArt([game, game])).toThrow('Two games have the slug "twin"');
  });
});
