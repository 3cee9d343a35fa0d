import { expect, it } from "vitest";
import * as tracking from "./index.ts";

it("exports exactly what it promises", () => {
  expect(Object.keys(tracking).sort()).toEqual([
    "CONSENT_DEFAULTS",
    "TAG_ORIGIN",
    "TrackingError",
    "browserResultEvent",
    "consentSignals",
    "parseTagId",
    "receiptEvent",
    "tagManager",
    "trackingClient",
    "trackingContext",
  ]);
});
