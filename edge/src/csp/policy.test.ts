import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, MAX_POLICY_BYTES, type PolicyInput } from "./policy.ts";

const VENDORS = { consent: "cookiebot", tagManagerId: "GTM-ABC1" } as const;
const input = (change: Partial<PolicyInput> = {}): PolicyInput => ({
  policyClass: "public",
  hashes: ["'sha256-x'"],
  vendors: { consent: "local" },
  takesVendors: true,
  secure: true,
  development: false,
  ...change,
});
const directives = (change?: Partial<PolicyInput>) =>
  new Map(
    contentSecurityPolicy(input(change))
      .split("; ")
      .map((directive) => {
        const [name = "", ...values] = directive.split(" ");
        return [name, values.join(" ")];
      }),
  );

describe("contentSecurityPolicy", () => {
  it("allows nothing but the site itself and the document's own scripts (asvs:3.4.3, asvs:3.4.6)", () => {
    expect(Object.fromEntries(directives())).toEqual({
      "default-src": "'none'",
      "script-src": "'self' 'sha256-x'",
      "style-src": "'self'",
      "img-src": "'self' data:",
      "font-src": "'self'",
      "connect-src": "'self'",
      "manifest-src": "'self'",
      "media-src": "'self'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
      "require-trusted-types-for": "'script'",
      "trusted-types": "nextjs spilhus default start",
      "upgrade-insecure-requests": "",
    });
  });

  it("upgrades nothing where the visitor's connection is plain", () => {
    expect(directives({ secure: false }).has("upgrade-insecure-requests")).toBe(false);
  });

  it("lets styles be inline only where the consent vendor writes its own, and in development", () => {
    expect(directives({ vendors: VENDORS }).get("style-src")).toBe("'self' 'unsafe-inline'");
    expect(directives({ vendors: VENDORS, policyClass: "player" }).get("style-src")).toBe("'self'");
    expect(directives({ development: true }).get("style-src")).toBe("'self' 'unsafe-inline'");
  });

  it("names vendors in the class public only", () => {
    expect(directives({ vendors: VENDORS }).get("script-src")).toContain("https://www.googletagmanager.com");
    expect(directives({ vendors: VENDORS }).get("frame-src")).toBe("https://consentcdn.cookiebot.com");
    for (const policyClass of ["player", "game-play", "payment", "preview"] as const) {
      expect(contentSecurityPolicy(input({ policyClass, vendors: VENDORS }))).not.toContain("https://");
    }
  });

  it("lets the editor frame a preview and nothing else", () => {
    const editorOrigin = "https://editor.example";
    expect(directives({ policyClass: "preview", editorOrigin }).get("frame-ancestors")).toBe(editorOrigin);
    expect(directives({ policyClass: "public", editorOrigin }).get("frame-ancestors")).toBe("'none'");
    expect(directives({ policyClass: "preview" }).get("frame-ancestors")).toBe("'none'");
  });

  it("frames nothing beside a game of the house, and connects to nobody else (games attack 11)", () => {
    const game = directives({ policyClass: "game-play" });
    expect(game.get("frame-src")).toBe("'none'");
    expect(game.get("connect-src")).toBe("'self'");
    expect(game.get("frame-ancestors")).toBe("'none'");
    expect(directives({ policyClass: "payment" }).has("frame-src")).toBe(false);
  });

  it("frames the one origin of a studio beside its game, and in no other class (games attack 11)", () => {
    const studioOrigin = "https://spil.polar.example";
    const game = directives({ policyClass: "game-play", studioOrigin });
    expect(game.get("frame-src")).toBe(studioOrigin);
    expect(game.get("connect-src")).toBe("'self'");
    for (const policyClass of ["public", "player", "payment"] as const) {
      expect(contentSecurityPolicy(input({ policyClass, studioOrigin }))).not.toContain(studioOrigin);
    }
  });

  it("stays under 4 KB with every vendor and as many scripts as a page ever has", () => {
    const hashes = Array.from({ length: 20 }, (_, index) => `'sha256-${String(index).padStart(44, "0")}'`);
    expect(contentSecurityPolicy(input({ vendors: VENDORS, hashes })).length).toBeLessThan(MAX_POLICY_BYTES);
  });

  it("loosens scripts in development alone", () => {
    expect(directives().get("script-src")).not.toContain("unsafe");
    const development = directives({ development: true });
    expect(development.get("script-src")).toBe("'self' 'unsafe-inline' 'unsafe-eval'");
    expect(development.has("require-trusted-types-for")).toBe(false);
  });
});
