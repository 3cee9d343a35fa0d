import { FEATURES } from "@spilhus/routes";
import { describe, expect, it } from "vitest";
import { starterNavigation } from "./navigationFile.ts";

/** Letters that stand side by side in a fifth of 320 px at the smallest size of the tabs. */
const TAB = 12;

describe("starterNavigation", () => {
  it("has for every tab on phones a word that is not broken", () => {
    const { primary } = starterNavigation({
      ...{ id: "havn", name: "Havn", domain: "havn.example", primary: "#0a5c8f", look: "dark" },
      features: [...FEATURES],
    });
    const words = primary.flatMap(({ short, label }) => Object.values(short ?? label));
    expect(words).toContain("Automater");
    expect(words.flatMap((word) => word.split(" ")).filter((word) => word.length > TAB)).toEqual([]);
  });
});
