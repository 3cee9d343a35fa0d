import { EXPERIMENT_NAMES, EXPERIMENT_VERSIONS, LOCALES } from "@spilhus/contracts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parsePageContext } from "./contextName.ts";
import { pageExperiments, type ExperimentRow } from "./pageExperiments.ts";

const row = (name: string, count = 2): ExperimentRow => ({
  name,
  versions: EXPERIMENT_VERSIONS.slice(0, count).map((version) => ({ version, weight: 1 })),
  needsAuthentication: false,
  endsAt: "2027-06-01",
});

const countOf = (list: readonly ExperimentRow[]) =>
  list.reduce((product, { versions }) => product * versions.length, Number(LOCALES.length));

describe("pageExperiments", () => {
  it("lists every form of the page, the bare locales first (R3.04, R3.05)", () => {
    const page = pageExperiments("front", ["da", "en"], [row("hero"), row("curated-games-page")]);
    expect(page.experiments.map(({ cookieName }) => cookieName)).toEqual([
      "exp_hero",
      "exp_curated-games-page",
    ]);
    expect(page.contexts).toEqual([
      "da",
      "en",
      "da.hero-b",
      "en.hero-b",
      "da.curated-games-page-b",
      "en.curated-games-page-b",
      "da.curated-games-page-b.hero-b",
      "en.curated-games-page-b.hero-b",
    ]);
  });

  it("refuses a page with more than 10 contexts, with advice (R3.05)", () => {
    expect(() => pageExperiments("front", LOCALES, [row("hero", 3), row("signup")])).toThrow(
      'Page "front" would have 12 contexts, at most 10 are allowed: take an experiment off the page or a version out of hero, signup.',
    );
  });

  const rows = fc
    .uniqueArray(fc.constantFrom(...EXPERIMENT_NAMES), { maxLength: 4 })
    .chain((names) =>
      fc.tuple(...names.map((name) => fc.integer({ min: 2, max: 5 }).map((n) => row(name, n)))),
    );

  it("refuses every page with more than 10 contexts (R3.05)", () => {
    fc.assert(
      fc.property(
        rows.filter((list) => countOf(list) > 10),
        (list) => {
          expect(() => pageExperiments("page", LOCALES, list)).toThrow(/at most 10/);
        },
      ),
    );
  });

  it("lists contexts that are all different and canonical (R3.05)", () => {
    fc.assert(
      fc.property(
        rows.filter((list) => countOf(list) <= 10),
        (list) => {
          const { contexts } = pageExperiments("page", LOCALES, list);
          expect(new Set(contexts).size).toBe(countOf(list));
          expect(contexts.filter((context) => !parsePageContext(context))).toEqual([]);
        },
      ),
    );
  });

  it("names what is malformed", () => {
    expect(() => pageExperiments("front", LOCALES, [row("logo")])).toThrow(
      /page "front" is malformed: logo.name:/,
    );
    expect(() => pageExperiments("front", LOCALES, [row("hero"), row("hero")])).toThrow(
      /an experiment twice/,
    );
  });
});
