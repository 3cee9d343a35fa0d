import { describe, expect, it } from "vitest";
import { serverNow } from "./serverMoment.ts";

const moment = { serverTime: "2026-11-21T22:00:00Z", readAt: 5_000 };
const at = (iso: string) => Date.parse(iso);

describe("serverNow", () => {
  it("adds the elapsed time to the server's time, whatever the device's clock says", () => {
    expect(serverNow(moment, 5_000)).toBe(at("2026-11-21T22:00:00Z"));
    expect(serverNow(moment, 65_000)).toBe(at("2026-11-21T22:01:00Z"));
  });

  it("never runs backwards", () => {
    expect(serverNow(moment, 1_000)).toBe(at("2026-11-21T22:00:00Z"));
  });
});
