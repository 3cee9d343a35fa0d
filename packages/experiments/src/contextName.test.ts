import { EXPERIMENT_NAMES, EXPERIMENT_VERSIONS, LOCALES } from "@spilhus/contracts";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPageContext, parsePageContext } from "./contextName.ts";

const version = fc.constantFrom(...EXPERIMENT_VERSIONS);
const versions = fc.dictionary(fc.constantFrom(...EXPERIMENT_NAMES), version, { noNullPrototype: true });
const context = fc.record({ locale: fc.constantFrom(...LOCALES), versions });

describe("page context", () => {
  it("is the bare locale when everyone has version a (R3.05)", () => {
    expect(formatPageContext({ locale: "da", versions: { hero: "a" } })).toBe("da");
  });

  it("names the other versions in order (R3.05)", () => {
    const versions = { hero: "b", signup: "a", "curated-games-page": "c" } as const;
    expect(formatPageContext({ locale: "en", versions })).toBe("en.curated-games-page-c.hero-b");
  });

  it("reads back what it wrote, leaving out version a (R3.05)", () => {
    fc.assert(
      fc.property(context, ({ locale, versions }) => {
        const others = Object.fromEntries(Object.entries(versions).filter(([, v]) => v !== "a"));
        expect(parsePageContext(formatPageContext({ locale, versions }))).toEqual({
          locale,
          versions: others,
        });
      }),
    );
  });

  it("has one canonical form: it writes every text that it reads unchanged (R3.05)", () => {
    const word = fc.constantFrom("da", "en", "hero", "hero-b", "hero-a", "signup-c", "bundles-e", "-b", "");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(word, { maxLength: 4 }).map((parts) => parts.join(".")),
          fc.string(),
        ),
        (text) => {
          const parsed = parsePageContext(text);
          expect(parsed ? formatPageContext(parsed) : text).toBe(text);
        },
      ),
    );
  });

  it.each([
    "",
    "de",
    "DA",
    "da.",
    ".da",
    "da..hero-b",
    "da.hero-a",
    "da.hero-f",
    "da.hero",
    "da.hero-b.hero-c",
    "da.hero_b",
    "da.hero-b.curated-games-page-c",
    "da.logo-b",
    "da.constructor-b",
    "da/hero-b",
    "da.hero-b ",
    "da.hero-B",
  ])("refuses %j", (text) => {
    expect(parsePageContext(text)).toBeUndefined();
  });
});
