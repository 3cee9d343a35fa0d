import { expect, it } from "vitest";
import { timeFigure } from "./longList.ts";

it("an answer meets its target up to so many times the time of another", () => {
  const figure = (rate: number) => timeFigure("page", rate, "bare", 1_000, 2);
  expect(figure(500)).toMatchObject({ measured: "2.00 ms each", result: "2.00 ×", isMet: true });
  expect(figure(499)).toMatchObject({ target: "≤ 2 ×", isMet: false });
});
