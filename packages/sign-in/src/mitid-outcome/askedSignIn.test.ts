import { describe, expect, it } from "vitest";
import { askedSignIn } from "./askedSignIn.ts";

describe("what a guest asks for by the address", () => {
  it.each([
    ["?auth=login", "login"],
    ["?q=bingo&auth=login", "login"],
    ["?auth=signup", "signup"],
    ["?auth=signup&step=1", "signup"],
  ] as const)("%s opens %s", (search, view) => {
    expect(askedSignIn(search)).toEqual({ view, error: undefined, returnUrl: undefined });
  });

  it.each(["", "?auth=", "?auth=admin", "?step=1", "?mitid=true", "?error=dismissed_or_cancelled"])(
    "%j opens nothing: neither was it asked for nor has a visit to MitID a result (R4.26)",
    (search) => {
      expect(askedSignIn(search)).toBeUndefined();
    },
  );

  it("opens the login with the way back where a page for players was asked for (R8.01)", () => {
    expect(askedSignIn("?returnUrl=%2Fkonto%2Fhjem")).toEqual({
      view: "login",
      error: undefined,
      returnUrl: "/konto/hjem",
    });
  });

  it("opens with what MitID came back with (R4.24, R4.25)", () => {
    const back = "?error=dismissed_or_cancelled&error_description=x&mitid=true&mitid_provider=unknown";
    expect(askedSignIn(back)).toMatchObject({ view: "login", error: "dismissed_or_cancelled" });
    expect(askedSignIn(`${back}&auth=signup`)).toMatchObject({ view: "signup" });
  });
});
