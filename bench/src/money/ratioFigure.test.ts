import { expect, it } from "vitest";
import { ratioFigure } from "./ratioFigure.ts";

it("bookings meet their target from the given ratio on", () => {
  const figure = (rate: number) =>
    ratioFigure({ what: "booked", rate, beside: "bare", than: 1_000, least: 0.4 });
  expect(figure(400)).toMatchObject({ result: "0.40 ×", target: "≥ 0.4 ×", isMet: true });
  expect(figure(399)).toMatchObject({ isMet: false, calibration: "bare: 1,000 bookings/s" });
});
