import { PLAYER } from "@spilhus/player-session/testing";
import { danishWords } from "@spilhus/sign-in/testing";
import { describe, expect, it } from "vitest";
import { menuItems } from "./menuItems.ts";

const known = { isUserComing: false, messages: danishWords };

describe("the account's entries in a player's menu", () => {
  it("are none before it is known whose account it is", () => {
    expect(menuItems({ user: undefined, isUserComing: true, messages: danishWords })).toEqual([]);
  });

  it("say how many messages are unread", () => {
    const items = menuItems({ ...known, user: { ...PLAYER, unreadMessages: 3 } });
    const inbox = items.find(({ href }) => href === "/konto/beskeder");
    expect(inbox).toMatchObject({ label: "Beskeder", count: 3, countLabel: expect.stringContaining("3") });
  });

  it("leave out what a restriction closes", () => {
    const all = menuItems({ ...known, user: PLAYER });
    const open = menuItems({ ...known, user: { ...PLAYER, checkResult: { type: "suspended" } } });
    expect(open.length).toBeLessThan(all.length);
  });
});
