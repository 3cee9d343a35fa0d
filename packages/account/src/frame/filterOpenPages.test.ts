import { expect, it } from "vitest";
import { filterOpenPages } from "./filterOpenPages.ts";

const place = (href: string) => ({ href, label: href });
const ALL = {
  groups: [
    { title: "Overblik", items: [place("/konto/hjem"), place("/konto/beskeder")] },
    { title: "Mig", items: [place("/konto/ret-profil"), place("/konto/eid")] },
    { title: "Ansvarligt spil", items: [place("/konto/mentor")] },
  ],
  back: { href: "/konto/hjem", label: "Min spilkonto" },
};

it("returns all pages for an unknown or unrestricted player", () => {
  expect(filterOpenPages(ALL, undefined)).toEqual(ALL);
  expect(filterOpenPages(ALL, null)).toEqual(ALL);
});

it("removes pages that would redirect a restricted player (R6.05)", () => {
  const { groups, back } = filterOpenPages(ALL, { type: "extended-kyc-check-required" });
  expect(groups.map(({ title, items }) => [title, items.map(({ href }) => href)])).toEqual([
    ["Overblik", ["/konto/beskeder"]],
    ["Mig", ["/konto/ret-profil", "/konto/eid"]],
  ]);
  expect(back).toBeUndefined();
  expect(filterOpenPages(ALL, { type: "oces-login-required" })).toEqual({
    groups: [{ title: "Mig", items: [place("/konto/eid")] }],
  });
});
