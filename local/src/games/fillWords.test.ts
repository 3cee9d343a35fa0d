import { describe, expect, it } from "vitest";
import { fillWords } from "./fillWords.ts";

describe("sentences filled with a game's own words", () => {
  it("writes a symbol with a capital only where it opens a sentence", () => {
    const filled = fillWords(["{wild} lander. {wild} bliver, og {wild} går.", "{wild} lands."], {
      wild: ["ræven", "the fox"],
    });
    expect(filled).toEqual({ da: "Ræven lander. Ræven bliver, og ræven går.", en: "The fox lands." });
  });

  it("does not take the stop of kr. for the end of a sentence, nor write two stops", () => {
    const { da } = fillWords(["Fra {min} til {max}.", "From {min} to {max}."], {
      min: ["0,20 kr.", "DKK 0.20"],
      max: ["5,00 kr.", "DKK 5.00"],
    });
    expect(da).toBe("Fra 0,20 kr. til 5,00 kr.");
  });

  it("names the place that has no word", () => {
    expect(() => fillWords(["{joker}", "{joker}"], {})).toThrow('There is no word for "{joker}"');
  });
});
