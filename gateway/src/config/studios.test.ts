import { expect, it } from "vitest";
import { testEnvironment, SECRETS } from "../../testing/testEnvironment.ts";
import { parseConfig } from "./config.ts";
import { requireStudioBrands } from "./studios.ts";

const KEY = "a key of a studio that is long enough for it";
const studio = { keys: [KEY], brands: ["fjord"], games: { skat: { mostWinTimes: 500, minRoundMs: 3_000 } } };

it.each([
  ["no key", { polar: { ...studio, keys: [] } }, "must have a key"],
  ["a short key", { polar: { ...studio, keys: ["short"] } }, "at least 32 characters"],
  ["three keys", { polar: { ...studio, keys: [KEY, `${KEY}2`, `${KEY}3`] } }, "two keys at most"],
  ["the key of another studio", { polar: studio, strand: studio }, "must not be the same as another secret"],
  [
    "a secret of ours",
    { polar: { ...studio, keys: [SECRETS.edge] } },
    "must not be the same as another secret",
  ],
  ["the name of our own games", { house: studio }, "STUDIOS"],
  ["the name of our own rooms", { rooms: studio }, "STUDIOS"],
  ["an address that is none", { polar: { ...studio, rounds: "polar/rounds" } }, "http or https address"],
  ["a maximum win of nothing", { polar: { ...studio, games: { skat: { mostWinTimes: 0 } } } }, "STUDIOS"],
])("a start is refused for a studio with %s, and the error repeats no key", async (_, studios, message) => {
  await using environment = await testEnvironment();
  for (const MODE of ["development", "production"]) {
    const start = () => parseConfig({ ...environment.variables, MODE, STUDIOS: JSON.stringify(studios) });
    expect(start).toThrow(message);
    expect(start).not.toThrow(KEY);
  }
});

it("a studio belongs to existing brands", () => {
  expect(() => requireStudioBrands({ polar: studio }, new Map())).toThrow('there is no brand "fjord"');
});
