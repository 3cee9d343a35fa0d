import { expect, it } from "vitest";
import * as client from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(client).sort()).toEqual([
    "ApiError",
    "getCatalogue",
    "getGame",
    "getJackpots",
    "getSchedule",
    "getSearchIndex",
    "getWinners",
    "request",
  ]);
});
