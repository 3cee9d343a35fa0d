import { describe, expect, it } from "vitest";
import { accountFigure, growthFigure, jsFigure, openedFigure } from "./jsSection.ts";
import { kilobytes } from "./scriptBytes.ts";

const scripts = (...sizes: number[]) => sizes.map((bytes) => ({ url: "/a.js", bytes }));

describe("the script budget", () => {
  it("meets a budget exactly and misses it by a tenth of a kilobyte", () => {
    const of = (bytes: number) =>
      jsFigure({ kind: "article", brand: "fjord" }, { untouched: scripts(bytes), interaction: [] }, 115);
    expect(of(131_000)).toMatchObject({ result: "+ 16.0 KB", isMet: true });
    expect(of(131_100)).toMatchObject({ result: "+ 16.1 KB", isMet: false });
  });

  it("separates bytes of an interaction from bytes of the load", () => {
    const figure = jsFigure(
      { kind: "front page", brand: "fjord" },
      { untouched: scripts(100_000, 20_000), interaction: scripts(50_000) },
      115,
    );
    expect(figure).toMatchObject({ result: "+ 5.0 KB", isMet: true });
    expect(figure.measured).toContain("+ 50.0 KB");
  });

  it("gives a page without a budget no target", () => {
    const figure = jsFigure(
      { kind: "overview", brand: "fjord" },
      { untouched: scripts(900_000), interaction: [] },
      115,
    );
    expect(figure).toMatchObject({ target: "", isMet: true });
  });

  it("allows players, money, play and chat to add 4.3 KB to a guest's page and not a tenth more", () => {
    const of = (bytes: number) =>
      growthFigure({ kind: "article", brand: "fjord" }, { untouched: scripts(bytes), interaction: [] }, 115);
    expect(of(127_200)).toMatchObject({ result: "+ 4.3 KB", isMet: true });
    expect(of(127_300)).toMatchObject({ result: "+ 4.4 KB", isMet: false });
    expect(of(121_900)).toMatchObject({ result: "− 1.0 KB", isMet: true });
  });

  it("reports no growth for a page without an earlier measurement", () => {
    const page = { kind: "overview", brand: "fjord" } as const;
    expect(growthFigure(page, { untouched: scripts(1), interaction: [] }, 115)).toBeUndefined();
  });

  it("holds the account's first page to its own budget", () => {
    const of = (bytes: number) => accountFigure("fjord", { untouched: scripts(bytes), interaction: [] }, 115);
    expect(of(175_000)).toMatchObject({ result: "+ 60.0 KB", isMet: true });
    expect(of(175_100)).toMatchObject({ result: "+ 60.1 KB", isMet: false });
  });

  it.each([
    ["deposit", 15],
    ["chat", 21],
    ["desk", 9],
  ] as const)("counts what opening the %s adds to a page, and nothing that the page had", (what, budget) => {
    const of = (bytes: number) =>
      openedFigure("fjord", what, { untouched: scripts(170_000), interaction: scripts(bytes) });
    expect(of(budget * 1_000)).toMatchObject({ result: `${budget}.0 KB`, isMet: true });
    expect(of(budget * 1_000 + 100)).toMatchObject({ result: `${budget}.1 KB`, isMet: false });
  });

  it("adds bytes up in kilobytes of 1,000", () => {
    expect(kilobytes(scripts(600, 900))).toBe(1.5);
  });
});
