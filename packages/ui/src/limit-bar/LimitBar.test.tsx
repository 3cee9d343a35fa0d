import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LimitBar } from "./LimitBar.tsx";

const draw = (usedOre: number, limitOre: number | null) =>
  renderToStaticMarkup(<LimitBar label="Uge" text="Brugt" usedOre={usedOre} limitOre={limitOre} />);

describe("LimitBar", () => {
  it("is filled by the used share of the limit, at most completely", () => {
    expect(draw(25_000, 100_000)).toContain('width="25%"');
    expect(draw(150_000, 100_000)).toContain('class="limit-used" width="100%"');
  });

  it("shows a mark in an unused bar, and no bar if no limit is set", () => {
    expect(draw(0, 100_000)).toContain('class="limit-used" width="4"');
    expect(draw(0, null)).not.toContain("<svg");
  });

  it("distinguishes limits that are near, reached, neither, and not set", () => {
    const states = [draw(10, 100), draw(80, 100), draw(100, 100), draw(10, null)];
    expect(states.map((html) => /data-state="(\w+)"/.exec(html)?.[1])).toEqual([
      "within",
      "near",
      "reached",
      "unset",
    ]);
  });

  it("warns of nothing where the end is to be reached", () => {
    const html = renderToStaticMarkup(
      <LimitBar label="Spillet" text="" usedOre={95} limitOre={100} isGoal />,
    );
    expect(html).toContain('data-state="within"');
  });

  it("has no inline style, which the policy refuses", () => {
    expect(draw(25, 100)).not.toContain("style=");
  });
});
