import { describe, expect, it } from "vitest";
import { indexFigure } from "./overviewSection.ts";

const of = (br: number, games: number) => indexFigure("fjord", { br, identity: 200_000 }, games);

describe("the search index's budget", () => {
  it("is met by 60 KB of 5,000 games and missed by more", () => {
    expect(of(60_000, 5_000)).toMatchObject({ result: "60.0 KB", target: "≤ 60 KB", isMet: true });
    expect(of(60_100, 5_000)).toMatchObject({ isMet: false });
  });

  it("is not claimed for a smaller catalogue", () => {
    expect(of(4_600, 327)).toMatchObject({ target: "", isMet: true });
  });
});
