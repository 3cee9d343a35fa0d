import { expect, it } from "vitest";
import { parseUrl } from "./parseUrl.ts";

it("parses an address, and returns undefined for other text", () => {
  expect(parseUrl("/a?b", new URL("https://fjord.dk"))?.href).toBe("https://fjord.dk/a?b");
  expect(parseUrl("/a")).toBeUndefined();
  expect(parseUrl("https://[", new URL("https://fjord.dk"))).toBeUndefined();
});
