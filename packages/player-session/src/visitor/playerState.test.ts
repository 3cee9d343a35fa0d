import { describe, expect, it } from "vitest";
import { parseCookies } from "@spilhus/lib";
import { playerState } from "./playerState.ts";

describe("playerState", () => {
  it("is new without earlier visits (R4.03)", () => {
    expect(playerState({})).toBe("new");
    expect(playerState(parseCookies("loggedInBefore=0"))).toBe("new");
    expect(playerState(parseCookies("loggedInBefore=true"))).toBe("new");
  });

  it("is existing when loggedInBefore equals 1 (R4.03)", () => {
    expect(playerState(parseCookies("locale=da; loggedInBefore=1"))).toBe("existing");
    expect(playerState({ loggedInBefore: "1" }, { loggedIn: false })).toBe("existing");
  });

  it("is logged in with a session, regardless of the cookie (R4.03)", () => {
    expect(playerState({}, { loggedIn: true })).toBe("logged_in");
  });
});
