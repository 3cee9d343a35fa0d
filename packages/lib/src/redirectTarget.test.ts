import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redirectTarget } from "./redirectTarget.ts";

const ORIGIN = "https://fjord.dk";

const OFF_ORIGIN = [
  "https://evil.dk",
  "http://fjord.dk/",
  "//evil.dk",
  "///evil.dk",
  "////evil.dk",
  "/\\evil.dk",
  "\\\\evil.dk",
  "\\/evil.dk",
  "/\\/evil.dk",
  "//\\evil.dk",
  "https:evil.dk",
  "https:/evil.dk",
  "https:///evil.dk",
  "https:\\\\evil.dk",
  "hTTps://evil.dk",
  "https://fjord.dk.evil.dk",
  "https://fjord.dk@evil.dk",
  "https://fjord.dk:443@evil.dk",
  "https://user@fjord.dk/",
  "https://user:pass@fjord.dk/",
  "https://fjord.dk:8443/",
  "https://fjord.dk\\@evil.dk",
  "https://evil.dk#@fjord.dk",
  "https://evil.dk?fjord.dk",
  "https://evil.dk/fjord.dk",
  "https://fjordxdk/",
  "https://sub.fjord.dk/",
  "https://fjord.dk.",
  "http:fjord.dk",
  "//fjord.dk",
  "//fjord.dk@evil.dk",
  "https://fjord.dk%2eevil.dk",
  "https://fjord.dk%00.evil.dk",
  "https://fjord.dk。evil.dk",
  "https://evil。dk",
  "https://ⓔvil.dk",
  "/／evil.dk",
  "／／evil.dk",
  "/＼evil.dk",
  "https://[::1]/",
  "https://2130706433/",
  "https://127.1/",
  "wss://fjord.dk/",
  "blob:https://fjord.dk/x",
  "filesystem:https://fjord.dk/x",
  "view-source:https://fjord.dk/",
  "ftp://fjord.dk/",
  "https://FJORD.DK.evil.dk",
];
const SCRIPTS = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript://fjord.dk/%0aalert(1)",
  "javascript:https://fjord.dk",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "mailto:a@evil.dk",
  "tel:70222825",
  "about:blank",
  "file:///etc/passwd",
  "intent://evil.dk#Intent;end",
  "javascript&colon;alert(1)",
  "javascript%3Aalert(1)",
];
const INVISIBLE = [
  "/\tevil.dk",
  "/\n/evil.dk",
  "/\r/evil.dk",
  "/\t/evil.dk",
  "\t//evil.dk",
  " //evil.dk",
  "/ /evil.dk",
  "/faq ",
  "\u00a0/faq",
  "/\u200b/evil.dk",
  "/faq\u200b",
  "/\u200d/evil.dk",
  "\ufeff/faq",
  "/\u202ekd.live",
  "/\u2066faq",
  "/\u00ad/evil.dk",
  "/faq\u0000",
  "/faq\u007f",
  "/\u2028/evil.dk",
  "/\u2029evil",
  "/faq\u3000",
  "/faq\ud800",
  "/\u0085faq",
  "/faq%0d%0aSet-Cookie:a=b",
  "/faq%0aLocation:%20//evil.dk",
  "/faq%00",
  "/faq%7f",
  "/%09/evil.dk",
  "/faq%e2%80%ae",
  "/faq?x=%0d%0aX-Evil:1",
  "/faq#%0d%0a",
  "/faq?x=%e2%80%8b",
  "/faq%e2%80%a8",
  "/%c2%ad/evil.dk",
];
const ENCODED = [
  "/%2f/evil.dk",
  "/%2Fevil.dk",
  "/%5cevil.dk",
  "/%5Cevil.dk",
  "/%2f%2fevil.dk",
  "%2f%2fevil.dk",
  "/%252fevil.dk",
  "/%252f%252fevil.dk",
  "/%25252fevil.dk",
  "/%2525252fevil.dk",
  "/%25252525252fevil.dk",
  "/%255cevil.dk",
  "/%25%32%66evil.dk",
  "/%c0%afevil.dk",
  "/%c0%ae%c0%ae/",
  "/%ff",
  "/%E0%A4%A",
  "/%",
  "/%zz",
  "/%25c0%25afevil.dk",
  "/%u002fevil.dk",
  "/faq?next=//evil.dk",
  "/faq?next=%2f%2fevil.dk",
  "/faq?next=https%3A%2F%2Fevil.dk",
  "/faq?next=%252f%252fevil.dk",
  "/faq#//evil.dk",
  "/faq?a=\\evil",
  "/faq?a=%5c%5cevil.dk",
  "/%EF%BC%8Fevil.dk",
  "/%EF%BC%BCevil.dk",
];
const PATHS = [
  "/.//evil.dk",
  "/..//evil.dk",
  "/x/..//evil.dk",
  "/./\\evil.dk",
  "/%2e//evil.dk",
  "/%2e%2e//evil.dk",
  "/%252e%252e/x",
  "/x/%252e%252e/gateway/x",
  "/.%252e/x",
  "/x//evil.dk",
  "https://fjord.dk//evil.dk",
  "https://fjord.dk/\\evil.dk",
  "/gateway",
  "/gateway/user-auth/api/v1/public/auth/logout",
  "/GATEWAY/x",
  "/%67ateway/x",
  "/%2567ateway/x",
  "/gateway;x/y",
  "/x/../gateway/x",
  "/api/x",
  "/cdn/stories",
  "/builds/latest.json",
  "/internal/revalidate",
  "/_next/static/x.js",
  "/_next/image",
  "/%5fnext/image",
  "/_i18n/da/messages.json",
  "/_playgame/gameapi-min.js",
  "/_consent",
  "/_locale/en",
  "/favicon.ico",
  "/sitemap.xml",
  "/app.js",
  "/.well-known/x",
  "/.env",
  "/logout",
  "/log-ud",
  "/konto/logout",
  "/payments/redirect-assistant",
  "/app/redirect-assistant",
  "/app/redirect-assistant/",
  "/app/REDIRECT-assistant?x=1",
  "/app/redirect%2dassistant",
];
const SHAPES = [
  "",
  "faq",
  "evil.dk",
  "?returnUrl=/",
  "#terms",
  "@evil.dk",
  ":80",
  ".",
  "..",
  ";//evil.dk",
  "fjord.dk",
];
const ATTACKS = [...OFF_ORIGIN, ...SCRIPTS, ...INVISIBLE, ...ENCODED, ...PATHS, ...SHAPES];

const PAGES: readonly (readonly [string, string])[] = [
  ["/", "/"],
  ["https://fjord.dk", "/"],
  ["https://fjord.dk/faq", "/faq"],
  ["/spilside/fjord-nat", "/spilside/fjord-nat"],
  [
    "/spiloversigt?kategori=slots&q=book%20of%20nat#top",
    "/spiloversigt?kategori=slots&q=book%20of%20nat#top",
  ],
  ["/spiloversigt?q=100%25", "/spiloversigt?q=100%25"],
  ["/søg?q=rød+grød", "/s%C3%B8g?q=r%C3%B8d+gr%C3%B8d"],
  ["/blog/../faq", "/faq"],
  ["/konto/hjem", "/konto/hjem"],
  ["/apropos", "/apropos"],
];

describe("redirectTarget", () => {
  it("is tested with at least 100 different attacks", () => {
    expect(new Set(ATTACKS).size).toBe(ATTACKS.length);
    expect(ATTACKS.length).toBeGreaterThanOrEqual(100);
  });

  it.each(ATTACKS.map((attack) => [JSON.stringify(attack), attack]))(
    "refuses %s (asvs:3.7.2)",
    (_, attack) => {
      expect(redirectTarget(attack, ORIGIN)).toBeUndefined();
    },
  );

  it.each(PAGES)("lets the page %s through as %s", (input, target) => {
    expect(redirectTarget(input, ORIGIN)).toBe(target);
  });

  it("refuses what is not a string", () => {
    for (const input of [undefined, null, 1, ["/faq"], { toString: () => "/faq" }]) {
      expect(redirectTarget(input, ORIGIN)).toBeUndefined();
    }
  });

  it("refuses more than 2048 characters", () => {
    expect(redirectTarget(`/${"a".repeat(2_047)}`, ORIGIN)).toBeDefined();
    expect(redirectTarget(`/${"a".repeat(2_048)}`, ORIGIN)).toBeUndefined();
  });

  it("allows plain http on local origins only", () => {
    expect(redirectTarget("/faq", "http://fjord.localhost:3000")).toBe("/faq");
    expect(redirectTarget("https://fjord.localhost:3000/faq", "http://fjord.localhost:3000")).toBeUndefined();
    expect(() => redirectTarget("/faq", "http://fjord.dk")).toThrow(/needs a bare https origin/);
    expect(() => redirectTarget("/faq", "https://fjord.dk/")).toThrow(/needs a bare https origin/);
    expect(() => redirectTarget("/faq", "https://a@fjord.dk")).toThrow(/needs a bare https origin/);
  });

  it("never leaves the origin and accepts its own result unchanged, for any input", () => {
    const piece = fc.constantFrom(
      "/",
      "\\",
      "%2f",
      "%5c",
      "%25",
      ".",
      "..",
      "@",
      ":",
      "?",
      "#",
      "https:",
      "evil.dk",
      "\t",
      "a",
      ORIGIN,
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 12 }), (pieces) => {
        const target = redirectTarget(pieces.join(""), ORIGIN);
        if (target === undefined) return;
        expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(redirectTarget(target, ORIGIN)).toBe(target);
      }),
      { numRuns: 5_000 },
    );
  });
});
