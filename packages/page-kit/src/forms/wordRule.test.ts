import { describe, expect, it } from "vitest";
import { wordRule } from "./wordRule.ts";

describe("wordRule", () => {
  it("takes the word however it is written, and nothing else", () => {
    const rule = wordRule("Slet");
    expect(["SLET", "slet", " Slet "].map(rule)).toEqual([undefined, undefined, undefined]);
    for (const typed of ["", "sle", "slet mig"]) expect(rule(typed), typed).toEqual({ id: "invalid" });
  });
});
