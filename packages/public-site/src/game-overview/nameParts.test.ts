import { expect, it } from "vitest";
import { nameParts } from "./nameParts.ts";

it("splits a name at its matches", () => {
  const parts = nameParts({
    name: "Ravnens Rav",
    matches: [
      [0, 3],
      [8, 11],
    ],
  });
  expect(parts).toEqual([
    { text: "Rav", isMarked: true },
    { text: "nens ", isMarked: false },
    { text: "Rav", isMarked: true },
  ]);
  expect(nameParts({ name: "Rav", matches: [] })).toEqual([{ text: "Rav", isMarked: false }]);
});
