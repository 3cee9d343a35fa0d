import { describe, expect, it } from "vitest";
import { missesOf, plain, type Section } from "./section.ts";
import { sectionTable } from "./sectionTable.ts";
import { MarkerError, writeBetween } from "./writeBetween.ts";

const section: Section = {
  id: "js",
  title: "JavaScript",
  figures: [
    {
      what: "front | fjord",
      measured: "125 KB",
      calibration: "115 KB",
      result: "+ 10 KB",
      target: "≤ + 30 KB",
      isMet: true,
    },
    {
      what: "article",
      measured: "150 KB",
      calibration: "115 KB",
      result: "+ 35 KB",
      target: "≤ + 16 KB",
      isMet: false,
    },
    plain("overview", "130 KB"),
  ],
  notes: ["Taken while nothing else ran."],
};

describe("the benchmark document", () => {
  it("shows whether each target was met, and nothing where there is no target", () => {
    const [, , front, article, overview, , note] = sectionTable(section).split("\n");
    expect(front).toBe("| front \\| fjord | 125 KB | 115 KB | + 10 KB | ≤ + 30 KB | yes |");
    expect(article).toContain("| **no** |");
    expect(overview).toBe("| overview | 130 KB |  |  |  |  |");
    expect(note).toBe("- Taken while nothing else ran.");
  });

  it("counts as missed only what has a target", () => {
    expect(missesOf([section]).map(({ what }) => what)).toEqual(["article"]);
  });

  it("changes only what stands between a section's markers", () => {
    const document = "# T\n<!-- bench:js -->\nold\n<!-- /bench:js -->\nend\n";
    expect(writeBetween(document, "js", "new")).toBe(
      "# T\n<!-- bench:js -->\n\nnew\n\n<!-- /bench:js -->\nend\n",
    );
  });

  it("names the marker that is missing", () => {
    expect(() => writeBetween("# T", "edge", "new")).toThrow(MarkerError);
    expect(() => writeBetween("<!-- bench:edge -->", "edge", "new")).toThrow("<!-- /bench:edge -->");
  });
});
