import { describe, expect, it } from "vitest";
import { fillText } from "./fillText.ts";

describe("fillText", () => {
  it("capitalises a word only where it opens a sentence", () => {
    const text = { da: "{wild} lander. {wild} bliver, og {wild} går.", en: "{wild} lands." };
    expect(fillText(text, { wild: { da: "ræven", en: "the fox" } })).toEqual({
      da: "Ræven lander. Ræven bliver, og ræven går.",
      en: "The fox lands.",
    });
  });

  it("does not take the full stop of kr. for the end of a sentence, nor write two full stops", () => {
    const { da } = fillText(
      { da: "Fra {min} til {max}.", en: "From {min} to {max}." },
      { min: { da: "0,20 kr.", en: "DKK 0.20" }, max: { da: "5,00 kr.", en: "DKK 5.00" } },
    );
    expect(da).toBe("Fra 0,20 kr. til 5,00 kr.");
  });

  it("names the placeholder that has no word", () => {
    expect(() => fillText({ da: "{joker}", en: "{joker}" }, {})).toThrow('There is no word for "{joker}"');
  });
});
