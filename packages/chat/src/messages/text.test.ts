import { describe, expect, it } from "vitest";
import { checkText, countCharacters } from "./checkText.ts";
import { phrasesIn, readPhrase } from "./quickPhrases.ts";

describe("a text before it is sent", () => {
  it("is counted as a reader counts: an emoji with its parts is one character", () => {
    expect(countCharacters("👩‍👩‍👧‍👦🏳️‍🌈é")).toBe(3);
    expect(checkText("👩‍👩‍👧‍👦".repeat(240))).toBeUndefined();
    expect(checkText("a".repeat(240))).toBeUndefined();
    expect(checkText("a".repeat(241))).toBe("too-long");
  });

  it("has at most three lines and ten loose marks, and is not empty", () => {
    expect(checkText("a\nb\nc")).toBeUndefined();
    expect(checkText("a\nb\nc\nd")).toBe("too-many-lines");
    expect(checkText(" \n ")).toBe("empty");
    expect(checkText("\u200B\u200D \u202E\uFEFF")).toBe("empty");
    expect(checkText(`z${"\u0337".repeat(11)}`)).toBe("too-many-marks");
    // Letters of real languages are no decoration.
    expect(checkText("A\u030Anden e\u0301n".repeat(6))).toBeUndefined();
  });
});

describe("a quick phrase", () => {
  it("is shown in the reader's language, whoever has sent it in which", () => {
    expect(readPhrase("Held og lykke!", "en")).toBe("Good luck!");
    expect(readPhrase("Good luck!", "da")).toBe("Held og lykke!");
    expect(readPhrase("Held og lykke til alle!", "en")).toBe("Held og lykke til alle!");
    expect(phrasesIn("da")).toHaveLength(phrasesIn("en").length);
  });
});
