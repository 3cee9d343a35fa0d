import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LimitBar } from "./LimitBar.tsx";

const draw = (usedOre: number, limitOre: number | null) =>
  renderToStaticMarkup(<LimitBar label="Uge" text="Brugt" usedOre={usedOre} limitOre={limitOre} />);

describe("LimitBar", () => {
  it("is as full as the limit is used, and never fuller than full", () => {
    expect(draw(25_000, 100_000)).toContain('width="25%"');
    expect(draw(150_000, 100_000)).toContain('class="limit-used" width="100%"');
  });

  it("shows the start of an unused bar, and nothing where no limit is set", () => {
    expect(draw(0, 100_000)).toContain('class="limit-used" width="4"');
    expect(draw(0, null)).not.toContain("limit-used");
  });

  it("tells a limit that is near or reached from one that is not, and from none", () => {
    const states = [draw(10, 100), draw(80, 100), draw(100, 100), draw(10, null)];
    expect(states.map((html) => /data-state="(\w+)"/.exec(html)?.[1])).toEqual([
      "within",
      "near",
      "reached",
      "unset",
    ]);
  });

  it("has no inline style, which the policy refuses", () => {
    expect(draw(25, 100)).not.toContain("style=");
  });
});
