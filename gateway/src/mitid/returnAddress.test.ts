import { describe, expect, it } from "vitest";
import { failureAddress, loginFirstAddress, signupAddress, successAddress } from "./returnAddress.ts";

const DISMISSED =
  "error=dismissed_or_cancelled&error_description=User+dismissed+or+otherwise+closed+the+MitId+window&mitid=true&mitid_provider=unknown";

describe("the return address after MitID", () => {
  it("has the exact parameters of a dismissal (R4.23, R4.24)", () => {
    expect(failureAddress("login", "/bingo", "dismissed_or_cancelled")).toBe(
      `/bingo?auth=login&${DISMISSED}`,
    );
    expect(failureAddress("signup", null, "dismissed_or_cancelled")).toBe(
      `/?auth=signup&step=1&${DISMISSED}`,
    );
    expect(failureAddress("verify", null, "dismissed_or_cancelled")).toBe(`/konto/eid?${DISMISSED}`);
  });

  it("keeps the query and the fragment of the page's address", () => {
    expect(failureAddress("login", "/bingo?page=2&auth=signup#rum", "mitid_failed")).toBe(
      "/bingo?page=2&auth=login&error=mitid_failed&mitid=true#rum",
    );
  });

  it("is a page for guests with a return address if the target was in the account", () => {
    for (const path of ["/konto/hjem", "/konto", "/konto?x=1", "/konto#x"]) {
      const url = new URL(failureAddress("login", path, "mitid_failed"), "https://fjord.dk");
      expect([url.pathname, url.searchParams.get("returnUrl")]).toEqual(["/", path]);
    }
    expect(failureAddress("login", "/kontor", "mitid_failed")).toMatch(/^\/kontor\?/);
  });

  it("is the login for a person who wants to register and has an account", () => {
    expect(failureAddress("signup", "/bingo", "account_exists")).toBe(
      "/bingo?auth=login&error=account_exists&mitid=true",
    );
  });

  it("is the registration for a person without an account, otherwise the return path (R4.05)", () => {
    expect(signupAddress("/bingo")).toBe("/bingo?auth=signup&step=1");
    expect(signupAddress("/konto/hjem")).toBe("/?auth=signup&step=1&returnUrl=%2Fkonto%2Fhjem");
    expect(successAddress("login", "/konto/hjem")).toBe("/konto/hjem");
    expect(successAddress("login", null)).toBe("/");
    expect(successAddress("confirm", null)).toBe("/konto/eid");
    expect(loginFirstAddress("/konto/ret-profil")).toBe("/?auth=login&returnUrl=%2Fkonto%2Fret-profil");
  });
});
