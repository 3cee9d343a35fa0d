import { describe, expect, it } from "vitest";
import { refererPath } from "./refererPath.ts";

const origin = "https://nordlys.dk";

describe("refererPath", () => {
  it.each([
    ["https://nordlys.dk/", "/"],
    ["https://nordlys.dk/konto/hjem", "/konto/hjem"],
    ["https://nordlys.dk/konto/hjem?returnUrl=/faq#top", "/konto/hjem"],
  ])("knows the path of %s", (referer, path) => {
    expect(refererPath(referer, origin)).toBe(path);
  });

  it.each([
    "",
    "https://nordlys.dk",
    "https://nordlys.dk.evil.dk/konto/hjem",
    "https://evil.dk/konto/hjem",
    "http://nordlys.dk/",
  ])("does not believe %j", (referer) => {
    expect(refererPath(referer, origin)).toBeUndefined();
  });
});
