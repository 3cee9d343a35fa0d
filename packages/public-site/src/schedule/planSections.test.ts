import type { ScheduledRound } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { planSections, shownOf } from "./planSections.ts";

const ZONE = "Europe/Copenhagen";
const roundAt = (startsAt: string): ScheduledRound => ({
  ...{ id: startsAt, kind: "banko", room: { slug: "lynbanko", name: "Lynbanko" }, startsAt },
  ...{ platePriceOre: 50, guaranteedPrizeOre: 1_200, plate: "3x9-90" },
});
const partsAt = (now: string, ...starts: readonly string[]) =>
  planSections(starts.map(roundAt), now, ZONE).map(
    ({ part, rounds }) => `${part}: ${rounds.map(({ startsAt }) => startsAt.slice(8, 16)).join(" ")}`,
  );

describe("the plan of a day (R2.03, R2.04)", () => {
  it("has what is on sale, the rest of the hour, later today, the evening and tomorrow, by the brand's clock", () => {
    expect(
      partsAt(
        "2026-11-25T13:00:00Z",
        "2026-11-25T13:30:00Z",
        "2026-11-25T13:31:00Z",
        "2026-11-25T14:00:00Z",
        "2026-11-25T14:01:00Z",
        "2026-11-25T17:59:00Z",
        "2026-11-25T18:00:00Z",
        "2026-11-25T22:59:00Z",
        "2026-11-25T23:00:00Z",
        "2026-11-26T12:00:00Z",
      ),
    ).toEqual([
      "now: 25T13:30",
      "hour: 25T13:31 25T14:00",
      "later: 25T14:01 25T17:59",
      "evening: 25T18:00 25T22:59",
      "tomorrow: 25T23:00 26T12:00",
    ]);
  });

  it("has the evening of tomorrow by itself once today's is over", () => {
    expect(partsAt("2026-11-25T22:30:00Z", "2026-11-26T10:00:00Z", "2026-11-26T18:00:00Z")).toEqual([
      "tomorrow: 26T10:00",
      "tomorrowEvening: 26T18:00",
    ]);
  });

  it("knows the evening on both sides of a change of the clock", () => {
    expect(partsAt("2026-10-25T05:00:00Z", "2026-10-25T17:59:00Z", "2026-10-25T18:00:00Z")).toEqual([
      "later: 25T17:59",
      "evening: 25T18:00",
    ]);
    expect(partsAt("2026-10-24T05:00:00Z", "2026-10-24T16:59:00Z", "2026-10-24T17:00:00Z")).toEqual([
      "later: 24T16:59",
      "evening: 24T17:00",
    ]);
  });

  it("has no part without a round", () => {
    expect(partsAt("2026-11-25T13:00:00Z")).toEqual([]);
  });

  it("shows the first twenty rounds of a part that is far away, and all of it when asked", () => {
    const rounds = Array.from({ length: 50 }, (_, minute) =>
      roundAt(`2026-11-26T10:${String(minute).padStart(2, "0")}:00Z`),
    );
    expect(shownOf({ part: "tomorrow", rounds }, undefined)).toEqual(rounds.slice(0, 20));
    expect(shownOf({ part: "tomorrow", rounds }, "evening")).toHaveLength(20);
    expect(shownOf({ part: "tomorrow", rounds }, "tomorrow")).toEqual(rounds);
    expect(shownOf({ part: "hour", rounds }, undefined)).toEqual(rounds);
  });
});
