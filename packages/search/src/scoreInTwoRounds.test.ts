import * as fc from "fast-check";
import { expect, it } from "vitest";
import { plausibleGames } from "../bench/plausibleGames.ts";
import { gameQuestion } from "./gameQuestion.ts";
import { scoreGames, type GameScores, type SearchedGames } from "./scoreGames.ts";
import { leastOf, scoreInTwoRounds } from "./scoreInTwoRounds.ts";
import { searchedText } from "./searchedText.ts";

const games = plausibleGames(150, 9);
const searched: SearchedGames = {
  providers: [searchedText("Ravnkilde")],
  extras: [searchedText("vinter winter")],
  games: games.map(({ name }) => ({ name: searchedText(name), provider: 0, extra: 0 })),
};

it("gives the result of one full round", () => {
  const words = games.flatMap(({ name }) => name.toLowerCase().split(" "));
  const word = fc
    .tuple(fc.constantFrom(...words, "ravnkilde", "vinter"), fc.nat(), fc.constantFrom("", "e", "k", "x"))
    .map(
      ([text, at, letter]) => text.slice(0, at % text.length) + letter + text.slice((at % text.length) + 1),
    );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), (typed) => {
      const question = gameQuestion(typed.join(" "));
      if (!question) return;
      const shown = (scores: GameScores) =>
        [...scores.found.keys()]
          .filter((place) => (scores.found[place] ?? 0) >= leastOf(question, scores))
          .map((place) => [place, scores.found[place], scores.weighted[place]]);
      expect(shown(scoreInTwoRounds(question, searched))).toEqual(
        shown(scoreGames(question, searched, Number.POSITIVE_INFINITY)),
      );
    }),
    { numRuns: 150 },
  );
}, 30_000);
