import { describe, expect, it } from "vitest";
import { wordRule } from "./wordRule.ts";

describe("wordRule", () => {
  it("accepts the word in any case, and nothing else", () => {
    const rule = wordRule("Slet");
    expect(["SLET", "slet", " Slet "].map(rule)).toEqual([undefined, undefined, undefined]);
    for (const typed of ["", "sle", "slet mig"]) expect(rule(typed), typed).toEqual({ id: "invalid" });
  });
});
