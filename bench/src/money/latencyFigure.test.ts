import { expect, it } from "vitest";
import { latencyFigure } from "./latencyFigure.ts";

it("the slowest hundredth may take five times as long as the middle", () => {
  const figure = (slowest: number) =>
    latencyFigure("pairs", [...Array.from({ length: 99 }, () => 10), slowest]);
  expect(figure(50)).toMatchObject({ measured: "p99 50.0 ms", calibration: "p50 10.0 ms", isMet: true });
  expect(figure(51)).toMatchObject({ result: "5.1 ×", isMet: false });
});
