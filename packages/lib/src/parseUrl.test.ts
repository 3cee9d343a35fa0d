import { expect, it } from "vitest";
import { parseUrl } from "./parseUrl.ts";

it("parses an address, and returns undefined for other text", () => {
  expect(parseUrl("/a?b", new URL("https://nordlys.dk"))?.href).toBe("https://nordlys.dk/a?b");
  expect(parseUrl("/a")).toBeUndefined();
  expect(parseUrl("https://[", new URL("https://nordlys.dk"))).toBeUndefined();
});
