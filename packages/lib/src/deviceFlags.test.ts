import { describe, expect, it } from "vitest";
import { DEVICES } from "../testing/devices.ts";
import { deviceFlags } from "./deviceFlags.ts";

describe("deviceFlags", () => {
  it.each(DEVICES)("knows %s by its user agent (R3.12)", (_, userAgent, expected, hints) => {
    const flags = Object.entries(deviceFlags(userAgent, hints ?? {}));
    expect(
      flags
        .filter(([, value]) => value)
        .map(([flag]) => flag)
        .sort(),
    ).toEqual([...expected].sort());
  });
});
