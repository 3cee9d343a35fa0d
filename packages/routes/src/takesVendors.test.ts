import { describe, expect, it } from "vitest";
import { takesVendors } from "./takesVendors.ts";
import { routeById } from "./table.ts";

const guest = { policyClass: "public", search: "", mayBePlayer: false } as const;

describe("takesVendors", () => {
  it("lets vendors into a guest's document of a public page", () => {
    expect(takesVendors(guest)).toBe(true);
    expect(takesVendors({ ...guest, search: "?q=authentic&category=author" })).toBe(true);
  });

  it("keeps them out of a player's document, whatever it shows", () => {
    expect(takesVendors({ ...guest, mayBePlayer: true })).toBe(false);
  });

  it.each([
    "?auth=login",
    "?q=a&auth=signup",
    "?returnUrl=%2Fkonto%2Fhjem",
    "?mitid=failed",
    "?%61uth=login",
    "?auth",
  ])("keeps them out of a document whose address opens the way in: %s", (search) => {
    expect(takesVendors({ ...guest, search })).toBe(false);
  });

  it.each(["signup", "new-password"] as const)("keeps them out of the page %s", (id) => {
    expect(takesVendors({ ...guest, policyClass: routeById(id).policyClass })).toBe(false);
  });
});
