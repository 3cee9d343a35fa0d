import { PLAYER } from "@spilhus/player-session/testing";
import { danishWords } from "@spilhus/sign-in/testing";
import { describe, expect, it } from "vitest";
import { menuItems } from "./menuItems.ts";

const known = { isUserComing: false, messages: danishWords };

describe("menuItems", () => {
  it("returns nothing until the player is known", () => {
    expect(menuItems({ user: undefined, isUserComing: true, messages: danishWords })).toEqual([]);
  });

  it("includes the number of unread messages", () => {
    const items = menuItems({ ...known, user: { ...PLAYER, unreadMessages: 3 } });
    const inbox = items.find(({ href }) => href === "/konto/beskeder");
    expect(inbox).toMatchObject({ label: "Beskeder", count: 3, countLabel: expect.stringContaining("3") });
  });

  it("leaves out pages that a restriction closes", () => {
    const all = menuItems({ ...known, user: PLAYER });
    const open = menuItems({ ...known, user: { ...PLAYER, checkResult: { type: "suspended" } } });
    expect(open.length).toBeLessThan(all.length);
  });
});
