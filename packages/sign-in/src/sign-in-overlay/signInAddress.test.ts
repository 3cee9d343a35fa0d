import { describe, expect, it } from "vitest";
import { closedAddress, openAddress } from "./signInAddress.ts";
import { targetAfter } from "./targetAfter.ts";

const at = (address: string) => {
  const { pathname, search, origin } = new URL(address, "https://huset.dk");
  return { pathname, search, origin };
};

describe("the address of the overlay", () => {
  it("is the page's own with what it already asks for", () => {
    expect(openAddress(at("/spiloversigt?q=bingo"), "login")).toBe("/spiloversigt?q=bingo&auth=login");
    expect(openAddress(at("/faq"), "signup")).toBe("/faq?auth=signup");
  });

  it("changes from one question to the other with the way back and without an old error", () => {
    expect(openAddress(at("/?auth=login&error=x&mitid=true&returnUrl=%2Fkonto%2Fhjem"), "signup")).toBe(
      "/?auth=signup&returnUrl=%2Fkonto%2Fhjem",
    );
  });

  it("closes to the page without anything of it", () => {
    expect(closedAddress(at("/faq?auth=signup&step=1&returnUrl=%2F"))).toBe("/faq");
    expect(closedAddress(at("/spiloversigt?q=a&auth=login&mitid_provider=unknown"))).toBe(
      "/spiloversigt?q=a",
    );
  });
});

describe("where a login leads", () => {
  it("is the way back where that is a page of this site (R4.05, R5.07)", () => {
    expect(targetAfter(at("/?auth=login"), "/konto/hjem?a=1")).toBe("/konto/hjem?a=1");
    expect(targetAfter(at("/"), "https://huset.dk/faq")).toBe("/faq");
  });

  it.each([
    "https://evil.dk/",
    "//evil.dk",
    "javascript:alert(1)",
    "/gateway/user-auth",
    "/%2f%2fevil.dk",
    undefined,
  ])("is the page itself where the way back is %s (R5.07)", (returnUrl) => {
    expect(targetAfter(at("/bingo?auth=login"), returnUrl)).toBe("/bingo");
  });
});
