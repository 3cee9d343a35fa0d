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

  it("is short and grouped, money before everything but the overview", () => {
    const items = menuItems({ ...known, user: PLAYER });
    const groups = [...new Set(items.map(({ group }) => group))];
    expect(groups.slice(0, 2)).toEqual(["Overblik", "Penge"]);
    expect(items.length).toBeLessThanOrEqual(11);
    const labels = items.map(({ label }) => label);
    expect(labels).toContain("Spilpause");
    expect(labels).not.toContain("Slet spilkontoen");
    // A group is one run of items.
    expect(items.map(({ group }) => group)).toEqual(
      groups.flatMap((group) => items.filter((item) => item.group === group).map(() => group)),
    );
  });

  it("has every page that is open to a restricted player", () => {
    const items = menuItems({ ...known, user: { ...PLAYER, checkResult: { type: "gdc-check-failed" } } });
    expect(items.map(({ href }) => href).toSorted()).toEqual(["/konto/eid", "/konto/ret-profil"]);
  });

  it("leaves out pages that a restriction closes", () => {
    const all = menuItems({ ...known, user: PLAYER });
    const open = menuItems({ ...known, user: { ...PLAYER, checkResult: { type: "suspended" } } });
    expect(open.length).toBeLessThan(all.length);
  });
});
