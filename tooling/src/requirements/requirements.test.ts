import { describe, expect, it } from "vitest";
import { COVERED_REQUIREMENTS } from "./covered.ts";
import { findCrowded } from "./findCrowded.ts";
import { findUncovered, requirementsIn } from "./findUncovered.ts";

describe("requirement coverage", () => {
  it("reads single ids and ranges from a title", () => {
    expect(requirementsIn("shows the front page (R2.01, R2.53–R2.54)")).toEqual(["R2.01", "R2.53", "R2.54"]);
  });

  it("names titles of more than three ids, ranges and controls counted", () => {
    const titles = ["a (R2.01, R2.02, R2.03)", "b (R2.01–R2.04)", "c (R2.01, R2.02, R2.03, asvs:1.1.1)"];
    expect(findCrowded(titles.map((title) => ({ title })))).toEqual(titles.slice(1));
  });

  it("counts only tests that passed", () => {
    const results = [
      { title: "a (R2.01)", status: "passed" as const },
      { title: "b (R2.02)", status: "failed" as const },
      { title: "c (R2.03)", status: "skipped" as const },
    ];
    expect(findUncovered(["R2.01", "R2.02", "R2.03"], results)).toEqual(["R2.02", "R2.03"]);
  });

  it("lists each claimed id once", () => {
    expect(new Set(COVERED_REQUIREMENTS).size).toBe(COVERED_REQUIREMENTS.length);
    expect(COVERED_REQUIREMENTS).toContain("R2.23");
    expect(COVERED_REQUIREMENTS).not.toContain("R2.30");
  });
});
