import { describe, expect, it } from "vitest";
import { playRedirect } from "./playRedirect.ts";

const sentTo = (address: string, loggedIn: boolean) =>
  playRedirect(address.split("?")[0] ?? "", address, { loggedIn });

describe("the way into play", () => {
  it.each([
    [
      "/playgame?game=tre-kirsebaer",
      "/playgame/login?game=tre-kirsebaer&returnUrl=%2Fplaygame%3Fgame%3Dtre-kirsebaer",
    ],
    [
      "/playgame?game=tre-kirsebaer&demo=1&x=2",
      "/playgame/login?game=tre-kirsebaer&demo=1&returnUrl=%2Fplaygame%3Fgame%3Dtre-kirsebaer%26demo%3D1%26x%3D2",
    ],
    ["/playgame", "/playgame/login?returnUrl=%2Fplaygame"],
  ])(
    "leads a guest from %s to the login, for a demo too, and back to the game (R2.26, R2.27)",
    (from, to) => {
      expect(sentTo(from, false)).toBe(to);
    },
  );

  it("tells the login why a session is over, and until when a break lasts (R2.27, R4.01)", () => {
    const address = "/playgame?game=tre-kirsebaer&over=ended-elsewhere";
    const login = (because: "break" | "excluded", until?: string) => {
      const to = playRedirect("/playgame", address, { loggedIn: false, because, until }) ?? "";
      return Object.fromEntries(new URL(to, "https://fjord.dk").searchParams);
    };
    const known = { game: "tre-kirsebaer", returnUrl: address };
    expect(login("break", "2026-11-27T12:00:00.500Z")).toEqual({
      ...known,
      over: "break",
      until: "1795780800",
    });
    expect(login("excluded")).toEqual({ ...known, over: "excluded" });
    expect(sentTo("/playgame/login?game=tre-kirsebaer&over=break&until=1795780800", true)).toBe(
      "/playgame?game=tre-kirsebaer",
    );
  });

  it.each(["/games/entrance/tre-kirsebaer", "/playgame/login?game=tre-kirsebaer", "/", "/spilleautomater"])(
    "leaves a guest on %s",
    (address) => {
      expect(sentTo(address, false)).toBeUndefined();
    },
  );

  it.each([
    ["/games/entrance/tre-kirsebaer", "/playgame?game=tre-kirsebaer"],
    ["/spil/tre-kirsebaer?demo=1", "/playgame?game=tre-kirsebaer&demo=1"],
    [
      "/spilleautomater/entrance/tre-kirsebaer?utm_source=mail&game=x&auth=login",
      "/playgame?game=tre-kirsebaer&utm_source=mail",
    ],
    ["/playgame/login?game=tre-kirsebaer&demo=1", "/playgame?game=tre-kirsebaer&demo=1"],
    ["/playgame/login", "/"],
  ])("leads a player from %s straight on, and keeps the query (R2.23)", (from, to) => {
    expect(sentTo(from, true)).toBe(to);
  });

  it.each([
    "/playgame?game=tre-kirsebaer",
    "/spil",
    "/games/entrance",
    "/spil/a/b",
    "/spilside/tre-kirsebaer",
  ])("leaves a player on %s", (address) => {
    expect(sentTo(address, true)).toBeUndefined();
  });

  it("names a game in the address as text, whatever it is called", () => {
    expect(sentTo("/spil/a&b=c", true)).toBe("/playgame?game=a%26b%3Dc");
  });
});
