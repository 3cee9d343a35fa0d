import { expect, it } from "vitest";
import { readFigure } from "./gatewayReads.ts";

it("says what part of the bare route's rate a read reaches, and whether that is enough", () => {
  expect(readFigure("user/info", 4_100, 10_000)).toMatchObject({ result: "0.41 ×", isMet: true });
  expect(readFigure("user/info", 3_900, 10_000)).toMatchObject({ result: "0.39 ×", isMet: false });
});
