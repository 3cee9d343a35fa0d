import type { ScheduledRound } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { planHref, plannedFor, planQuery } from "./planQuery.ts";

const round = (slug: string, platePriceOre: number): ScheduledRound => ({
  ...{ id: `${slug}-${platePriceOre}`, kind: "bingo", room: { slug, name: slug }, platePriceOre },
  ...{ startsAt: "2026-11-25T18:00:00Z", guaranteedPrizeOre: 1_200, plate: "4x4-80" },
});
const ROUNDS = [round("lynbanko", 50), round("storstuen", 1_000), round("solsikkesalen", 200)];
const idsFor = (search: string) =>
  plannedFor(ROUNDS, planQuery(new URLSearchParams(search))).map(({ id }) => id);

describe("the plan of the day, narrowed (R2.03, R2.04)", () => {
  it("has the rounds of a room, or those whose plates cost no more than a price", () => {
    expect(idsFor("")).toHaveLength(3);
    expect(idsFor("rum=storstuen")).toEqual(["storstuen-1000"]);
    expect(idsFor("pris=200")).toEqual(["lynbanko-50", "solsikkesalen-200"]);
    expect(idsFor("rum=storstuen&pris=200")).toEqual([]);
    expect(idsFor("rum=&pris=")).toHaveLength(3);
  });

  it("has an address that says so", () => {
    expect(planHref({})).toBe("/spilleplan");
    expect(planHref({ room: "lynbanko", mostOre: 200 })).toBe("/spilleplan?pris=200&rum=lynbanko");
    const { searchParams } = new URL(planHref({ room: "lynbanko", mostOre: 200 }), "https://x.example");
    expect(planQuery(searchParams)).toEqual({ room: "lynbanko", mostOre: 200, whole: undefined });
  });
});
