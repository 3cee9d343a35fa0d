import { expect, it } from "vitest";
import { answerFigure } from "./answerFigure.ts";

it("answers meet their target from the given ratio on", () => {
  const figure = (rate: number) =>
    answerFigure({ what: "balance", rate, beside: "user/info", than: 1_000, least: 0.9 });
  expect(figure(900)).toMatchObject({ result: "0.90 ×", target: "≥ 0.9 ×", isMet: true });
  expect(figure(899)).toMatchObject({ isMet: false, calibration: "user/info: 1,000 answers/s" });
});
