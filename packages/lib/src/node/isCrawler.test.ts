import { describe, expect, it } from "vitest";
import { isCrawler } from "./isCrawler.ts";

const CHROME =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";

describe("isCrawler", () => {
  it.each([
    "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
    "facebookexternalhit/1.1",
    "curl/8.10.1",
  ])("knows %s as a crawler (R3.12)", (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true);
  });

  it("counts neither a browser nor a missing user agent as a crawler (R3.12)", () => {
    expect(isCrawler(CHROME)).toBe(false);
    expect(isCrawler(undefined)).toBe(false);
  });
});
