import { describe, expect, it } from "vitest";
import { targetAfterLogin } from "./targetAfterLogin.ts";

const at = (pathname: string, search = "") => ({ pathname, search, origin: "https://fjord.dk" });

describe("the target after a login", () => {
  it("is the return address if that is a page of this site (R4.05, R5.07)", () => {
    expect(targetAfterLogin(at("/faq", "?auth=login"), "/bingo?x=1")).toBe("/bingo?x=1");
    expect(targetAfterLogin(at("/faq", "?auth=login"), "https://ond.example/")).toBe("/faq");
  });

  it("is the page itself, without the overlay", () => {
    expect(targetAfterLogin(at("/faq", "?emne=konto&auth=signup&step=1"), undefined)).toBe("/faq?emne=konto");
  });

  it("is the front page after a registration on the page about accounts (R2.07)", () => {
    expect(targetAfterLogin(at("/signup", "?auth=signup"), undefined)).toBe("/");
  });
});
