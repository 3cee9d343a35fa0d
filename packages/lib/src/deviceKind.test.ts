import { describe, expect, it } from "vitest";
import { DEVICES } from "../testing/devices.ts";
import { deviceKind } from "./deviceKind.ts";

describe("deviceKind", () => {
  it.each(DEVICES)("knows the kind of %s, as the flags do (R3.12)", (_, userAgent, expected, hints) => {
    const flag = { mobile: "isMobile", tablet: "isTablet", desktop: "isDesktop" } as const;
    expect(expected).toContain(flag[deviceKind(userAgent, hints)]);
  });
});
