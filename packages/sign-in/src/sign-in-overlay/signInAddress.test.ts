import { describe, expect, it } from "vitest";
import { closedAddress, openAddress } from "./signInAddress.ts";
import { targetAfterLogin } from "./targetAfterLogin.ts";

const at = (address: string) => {
  const { pathname, search, origin } = new URL(address, "https://huset.dk");
  return { pathname, search, origin };
};

describe("the address of the overlay", () => {
  it("keeps the query of the page", () => {
    expect(openAddress(at("/spiloversigt?q=bingo"), "login")).toBe("/spiloversigt?q=bingo&auth=login");
    expect(openAddress(at("/faq"), "signup")).toBe("/faq?auth=signup");
  });

  it("keeps the return address and drops an old error when the view changes", () => {
    expect(openAddress(at("/?auth=login&error=x&mitid=true&returnUrl=%2Fkonto%2Fhjem"), "signup")).toBe(
      "/?auth=signup&returnUrl=%2Fkonto%2Fhjem",
    );
  });

  it("closes to the page without its parameters", () => {
    expect(closedAddress(at("/faq?auth=signup&step=1&returnUrl=%2F"))).toBe("/faq");
    expect(closedAddress(at("/spiloversigt?q=a&auth=login&mitid_provider=unknown"))).toBe(
      "/spiloversigt?q=a",
    );
  });
});

describe("the target after a login", () => {
  it("is the return address if that is a page of this site (R4.05, R5.07)", () => {
    expect(targetAfterLogin(at("/?auth=login"), "/konto/hjem?a=1")).toBe("/konto/hjem?a=1");
    expect(targetAfterLogin(at("/"), "https://huset.dk/faq")).toBe("/faq");
  });

  it.each([
    "https://evil.dk/",
    "//evil.dk",
    "javascript:alert(1)",
    "/gateway/user-auth",
    "/%2f%2fevil.dk",
    undefined,
  ])("is the page itself if the return address is %s (R5.07)", (returnUrl) => {
    expect(targetAfterLogin(at("/bingo?auth=login"), returnUrl)).toBe("/bingo");
  });
});
