import { expect, it } from "vitest";
import { mayHelpToRepeat, refusalText } from "./refusalText.ts";
import { chatTranslator } from "../../../testing/chatTranslator.ts";

const words = {
  locale: "en",
  zone: "Europe/Copenhagen",
  t: chatTranslator("en"),
} as const;

it("a message that came too soon is told how long to wait, and may be sent again", () => {
  const error = { reason: "slow", seconds: 7, until: 0 } as const;
  expect(refusalText(error, words)).toBe("Wait 7 s before you write again.");
  expect(mayHelpToRepeat(error)).toBe(true);
});

it("a message that was refused for its text is not offered again", () => {
  expect(mayHelpToRepeat({ reason: "link", seconds: undefined, until: 0 })).toBe(false);
});
