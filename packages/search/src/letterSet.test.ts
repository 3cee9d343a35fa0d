import * as fc from "fast-check";
import { expect, it } from "vitest";
import { align } from "./alignment.ts";
import { mayHold } from "./letterSet.ts";
import { searchedText, wantedWord } from "./searchedText.ts";

it("excludes no text in which the word would be found", () => {
  const letters = fc.string({ unit: fc.constantFrom(..."abcdegikmnstuz7ж"), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(letters, fc.array(letters, { minLength: 1, maxLength: 3 }), (typed, words) => {
      const word = wantedWord(typed);
      const text = searchedText(words.join(" "));
      const isFound = align(word, text, word.budget) !== undefined;
      expect(isFound && !mayHold(word.distinct, word.letters, text.letters, word.budget)).toBe(false);
    }),
    { numRuns: 5_000 },
  );
});

it("excludes a text that lacks too many of the word's letters", () => {
  const word = wantedWord("frost");
  expect(mayHold(word.distinct, word.letters, searchedText("Blåbær").letters, word.budget)).toBe(false);
  expect(mayHold(word.distinct, word.letters, searchedText("Forsat").letters, word.budget)).toBe(true);
});
