import { expect, it } from "vitest";
import { LastWords } from "./lastWords.ts";

function wordsOf(...output: string[]): string {
  const words = new LastWords();
  for (const chunk of output) words.hear(chunk);
  return words.text;
}

it.each([
  ["the last line", "starts\nno database\n", "no database"],
  [
    "the error above its trace",
    "starts\nTypeError: x is gone\n    at f (a.ts:1:2)\n{\n  code: 'X'\n}\n\u001B[?25h",
    "TypeError: x is gone",
  ],
  [
    "the message of a structured line",
    '{"level":50,"msg":"no \\"room\\" left","pid":1}\n',
    'no \\"room\\" left',
  ],
  ["nothing where nothing was said", "\n \n", ""],
])("takes %s", (_, output, expected) => {
  expect(wordsOf(output)).toBe(expected);
});

it("is not put off by an empty piece at the end", () => {
  expect(wordsOf("no database\n", "\n")).toBe("no database");
});
