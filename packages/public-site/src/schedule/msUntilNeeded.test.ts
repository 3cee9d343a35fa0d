import { describe, expect, it } from "vitest";
import { msUntilNeeded } from "./msUntilNeeded.ts";

const NOW = Date.parse("2026-11-23T19:00:00Z");
/** A page with a countdown, or with a list whose first round begins then. */
const page = ({ countdown = false, begins }: { countdown?: boolean; begins?: string }) => ({
  querySelector: (selector: string) => {
    if (selector === "[data-countdown]") return countdown ? {} : null;
    return begins === undefined ? null : { dataset: { begins } };
  },
});
const wait = (given: Parameters<typeof page>[0]) =>
  // The function reads these two selectors and one attribute alone.
  msUntilNeeded(page(given) as unknown as Document, NOW);

describe("the code of a list of rounds", () => {
  it("is needed at once for a countdown, and for a round that has begun", () => {
    expect(wait({ countdown: true, begins: "2026-11-23T19:30:00Z" })).toBe(0);
    expect(wait({ begins: "2026-11-23T18:59:59Z" })).toBe(0);
    expect(wait({})).toBe(0);
  });

  it("is needed when the first round begins, and after a minute where that is later", () => {
    expect(wait({ begins: "2026-11-23T19:00:20Z" })).toBe(20_000);
    expect(wait({ begins: "2026-11-23T19:30:00Z" })).toBe(60_000);
  });
});
