import { describe, expect, it } from "vitest";
import { sessionOver } from "./sessionOver.ts";

const NOW = new Date("2026-11-26T12:00:00Z");
const of = (query: string) => sessionOver(new URLSearchParams(query), NOW);
const TOMORROW = Date.parse("2026-11-27T12:00:00Z") / 1_000;

describe("the address of the login before a game", () => {
  it.each(["break", "excluded", "ended-elsewhere"])("says why the session is over: %s (R2.27)", (reason) => {
    expect(of(`over=${reason}`)).toEqual({ reason, until: undefined });
  });

  it("says until when a break lasts (R2.27)", () => {
    expect(of(`over=break&until=${TOMORROW}`)).toEqual({
      reason: "break",
      until: "2026-11-27T12:00:00.000Z",
    });
  });

  it("says nothing of a break that has ended since, and dates nothing else", () => {
    expect(of(`over=break&until=${NOW.getTime() / 1_000}`)).toBeUndefined();
    expect(of(`over=excluded&until=${TOMORROW}`)).toEqual({ reason: "excluded", until: undefined });
  });

  it.each(["", "over=you-have-won", "over=__proto__", `until=${TOMORROW}`])(
    "shows no text of a link: %s",
    (query) => {
      expect(of(query)).toBeUndefined();
    },
  );

  it.each(["soon", "99999999999999", "-1.5"])("shows no time that is none: %s", (until) => {
    expect(of(`over=break&until=${until}`)).toEqual({ reason: "break", until: undefined });
  });
});
