import { expect, it } from "vitest";
import { readFigure } from "./gatewayReads.ts";

it("gives a read's share of the bare route's rate, and whether it meets the target", () => {
  expect(readFigure("user/info", 4_100, 10_000)).toMatchObject({ result: "0.41 ×", isMet: true });
  expect(readFigure("user/info", 3_900, 10_000)).toMatchObject({ result: "0.39 ×", isMet: false });
});
