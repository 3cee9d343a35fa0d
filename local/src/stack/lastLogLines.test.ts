import { expect, it } from "vitest";
import { LastLogLines } from "./lastLogLines.ts";

function reasonIn(...output: string[]): string {
  const lines = new LastLogLines();
  for (const chunk of output) lines.add(chunk);
  return lines.reason;
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
  expect(reasonIn(output)).toBe(expected);
});

it("ignores an empty chunk at the end", () => {
  expect(reasonIn("no database\n", "\n")).toBe("no database");
});
