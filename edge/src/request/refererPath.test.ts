import { describe, expect, it } from "vitest";
import { refererPath } from "./refererPath.ts";

const origin = "https://fjord.dk";

describe("refererPath", () => {
  it.each([
    ["https://fjord.dk/", "/"],
    ["https://fjord.dk/konto/hjem", "/konto/hjem"],
    ["https://fjord.dk/konto/hjem?returnUrl=/faq#top", "/konto/hjem"],
  ])("knows the path of %s", (referer, path) => {
    expect(refererPath(referer, origin)).toBe(path);
  });

  it.each([
    "",
    "https://fjord.dk",
    "https://fjord.dk.evil.dk/konto/hjem",
    "https://evil.dk/konto/hjem",
    "http://fjord.dk/",
  ])("does not believe %j", (referer) => {
    expect(refererPath(referer, origin)).toBeUndefined();
  });
});
