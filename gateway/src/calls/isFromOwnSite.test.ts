import type { CallKind } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { isFromOwnSite } from "./isFromOwnSite.ts";

const OWN = "https://fjord.dk";
const marker = { "x-requested-with": "XMLHttpRequest" };
const json = { "content-type": "application/json" };
const origin = { origin: OWN };
const sameOrigin = { "sec-fetch-site": "same-origin" };

/** What a call carries, and which kinds of call it is enough for. */
const MATRIX: readonly (readonly [string, Record<string, string>, readonly CallKind[]])[] = [
  [
    "everything a page of this site sends",
    { ...marker, ...json, ...origin, ...sameOrigin },
    ["effect", "change"],
  ],
  ["the same from a browser without Sec-Fetch-Site", { ...marker, ...json, ...origin }, ["effect", "change"]],
  [
    "JSON with its alphabet",
    { ...marker, ...origin, "content-type": "application/json; charset=utf-8" },
    ["effect", "change"],
  ],
  ["marker and Sec-Fetch-Site, as a GET of a page does", { ...marker, ...sameOrigin }, ["effect"]],
  ["the marker alone", marker, ["effect"]],
  ["nothing at all", {}, []],
  ["everything but the marker", { ...json, ...origin, ...sameOrigin }, []],
  ["another marker", { ...json, ...origin, "x-requested-with": "fetch" }, []],
  ["everything but JSON", { ...marker, ...origin, ...sameOrigin }, ["effect"]],
  [
    "a form's type",
    { ...marker, ...origin, "content-type": "application/x-www-form-urlencoded" },
    ["effect"],
  ],
  [
    "a type that only begins like JSON",
    { ...marker, ...origin, "content-type": "application/jsonp" },
    ["effect"],
  ],
  ["text that looks like JSON", { ...marker, ...origin, "content-type": "text/plain" }, ["effect"]],
  ["everything but Origin", { ...marker, ...json, ...sameOrigin }, ["effect"]],
  ["an Origin that is nobody's", { ...marker, ...json, origin: "null" }, []],
  ["another site's Origin", { ...marker, ...json, origin: "https://evil.example" }, []],
  ["another brand's Origin", { ...marker, ...json, origin: "https://eng.dk" }, []],
  ["an Origin with another scheme", { ...marker, ...json, origin: "http://fjord.dk" }, []],
  ["an Origin with another port", { ...marker, ...json, origin: "https://fjord.dk:8443" }, []],
  ["an Origin that begins like ours", { ...marker, ...json, origin: "https://fjord.dk.evil.example" }, []],
  ["a request of another site", { ...marker, ...json, ...origin, "sec-fetch-site": "cross-site" }, []],
  ["a request of a sister domain", { ...marker, ...json, ...origin, "sec-fetch-site": "same-site" }, []],
  ["a request typed into the address bar", { ...marker, ...json, ...origin, "sec-fetch-site": "none" }, []],
];

describe("a call", () => {
  it.each(MATRIX)(
    "with %s is enough for the kinds it should be (asvs:3.5.1, asvs:3.5.2, asvs:3.5.3)",
    (_, headers, kinds) => {
      const protectedKinds: readonly CallKind[] = ["effect", "change"];
      expect(protectedKinds.filter((kind) => isFromOwnSite(kind, headers, OWN))).toEqual(kinds);
    },
  );

  it("that only reads, or is a navigation, needs none of it", () => {
    expect(isFromOwnSite("read", {}, OWN)).toBe(true);
    expect(isFromOwnSite("navigation", { origin: "https://mitid.example" }, OWN)).toBe(true);
  });
});
