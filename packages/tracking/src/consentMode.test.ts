import { describe, expect, it } from "vitest";
import { CONSENT_DEFAULTS, consentSignals } from "./consentMode.ts";

const NONE = { preferences: false, statistics: false, marketing: false };
const granted = (choice: typeof NONE) =>
  Object.entries(consentSignals(choice))
    .filter(([, signal]) => signal === "granted")
    .map(([name]) => name);

describe("consent mode", () => {
  it("denies everything by default and waits 500 ms for an answer (R9.10)", () => {
    const { wait_for_update, ...signals } = CONSENT_DEFAULTS;
    expect(wait_for_update).toBe(500);
    expect(signals).toEqual(consentSignals(NONE));
    expect(new Set(Object.values(signals))).toEqual(new Set(["denied"]));
  });

  it("grants each category its own signals and no others", () => {
    expect(granted(NONE)).toEqual([]);
    expect(granted({ ...NONE, preferences: true })).toEqual([
      "functionality_storage",
      "personalization_storage",
    ]);
    expect(granted({ ...NONE, statistics: true })).toEqual(["analytics_storage"]);
    expect(granted({ ...NONE, marketing: true })).toEqual([
      "ad_storage",
      "ad_user_data",
      "ad_personalization",
    ]);
  });
});
