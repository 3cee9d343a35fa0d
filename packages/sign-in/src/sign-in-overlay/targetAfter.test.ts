import { describe, expect, it } from "vitest";
import { targetAfter } from "./targetAfter.ts";

const at = (pathname: string, search = "") => ({ pathname, search, origin: "https://nordlys.dk" });

describe("where a player goes after the login", () => {
  it("is the way back, if it is a page of this site (R4.05, R5.07)", () => {
    expect(targetAfter(at("/faq", "?auth=login"), "/bingo?x=1")).toBe("/bingo?x=1");
    expect(targetAfter(at("/faq", "?auth=login"), "https://ond.example/")).toBe("/faq");
  });

  it("is the page itself, without the overlay", () => {
    expect(targetAfter(at("/faq", "?emne=konto&auth=signup&step=1"), undefined)).toBe("/faq?emne=konto");
  });

  it("is the front page for somebody who registered where accounts are told of (R2.07)", () => {
    expect(targetAfter(at("/signup", "?auth=signup"), undefined)).toBe("/");
  });
});
