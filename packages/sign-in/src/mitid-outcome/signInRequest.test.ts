import { describe, expect, it } from "vitest";
import { parseSignInRequest } from "./signInRequest.ts";

describe("the sign-in request in an address", () => {
  it.each([
    ["?auth=login", "login"],
    ["?q=bingo&auth=login", "login"],
    ["?auth=signup", "signup"],
    ["?auth=signup&step=1", "signup"],
  ] as const)("%s opens %s", (search, view) => {
    expect(parseSignInRequest(search)).toEqual({ view, error: undefined, returnUrl: undefined });
  });

  it.each(["", "?auth=", "?auth=admin", "?step=1", "?mitid=true", "?error=dismissed_or_cancelled"])(
    "%j opens nothing (R4.26)",
    (search) => {
      expect(parseSignInRequest(search)).toBeUndefined();
    },
  );

  it("opens the login with the return address of a page for players (R8.01)", () => {
    expect(parseSignInRequest("?returnUrl=%2Fkonto%2Fhjem")).toEqual({
      view: "login",
      error: undefined,
      returnUrl: "/konto/hjem",
    });
  });

  it("opens with the error of a visit to MitID (R4.24, R4.25)", () => {
    const back = "?error=dismissed_or_cancelled&error_description=x&mitid=true&mitid_provider=unknown";
    expect(parseSignInRequest(back)).toMatchObject({ view: "login", error: "dismissed_or_cancelled" });
    expect(parseSignInRequest(`${back}&auth=signup`)).toMatchObject({ view: "signup" });
  });
});
