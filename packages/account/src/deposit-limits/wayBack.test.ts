import { expect, it } from "vitest";
import { wayBack } from "./wayBack.ts";

const origin = "https://fjord.dk";

it.each([
  ["?returnUrl=%2Fplaygame%3Fgame%3Dtre-kirsebaer", "/playgame?game=tre-kirsebaer"],
  ["?returnUrl=%2F%2Fevil.dk", undefined],
  ["?alert=depositLimitNeeded", undefined],
])("the way back from limits by %s is %s (R2.23)", (search, target) => {
  expect(wayBack({ search, origin })).toBe(target);
});
