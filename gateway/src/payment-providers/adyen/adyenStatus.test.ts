import { describe, expect, it } from "vitest";
import { Adyen } from "./adyen.ts";
import type { AdyenConfig } from "./adyenConfig.ts";
import type { AdyenNote } from "./adyenNotes.ts";
import { knownFrom, stateFrom } from "./adyenStatus.ts";

type EventNote = Extract<AdyenNote, { kind: "event" }>;
const event = (code: string, amount: number, more: Partial<EventNote> = {}): EventNote => ({
  kind: "event",
  ...{ code, amount, success: true, currency: "DKK", psp: `PSP${code}`, reason: "other" },
  ...more,
});
const LINK = { kind: "link", id: "PL1", url: "https://test.adyen.link/PL1", amount: 100 } as const;
const read = (...notes: AdyenNote[]) => {
  const known = knownFrom(notes);
  return [stateFrom(known), known.authorisedOre, known.capturedOre, known.refundedOre, known.chargedBackOre];
};
const AUTHORISED = event("AUTHORISATION", 100);

describe("what the notes of a payment say", () => {
  it.each([
    ["nothing but the link", [LINK], [undefined, 0, 0, 0, 0]],
    ["an authorisation", [LINK, AUTHORISED], ["authorised", 100, 0, 0, 0]],
    ["a capture", [AUTHORISED, event("CAPTURE", 100)], ["captured", 100, 100, 0, 0]],
    ["a capture before its authorisation", [event("CAPTURE", 100), AUTHORISED], ["captured", 100, 100, 0, 0]],
    [
      "a capture that failed",
      [AUTHORISED, event("CAPTURE", 100, { success: false })],
      ["authorised", 100, 0, 0, 0],
    ],
    [
      "a capture that failed after it was told",
      [AUTHORISED, event("CAPTURE", 100), event("CAPTURE_FAILED", 100)],
      ["authorised", 100, 0, 0, 0],
    ],
    ["a cancellation", [AUTHORISED, event("CANCELLATION", 100)], ["voided", 100, 0, 0, 0]],
    [
      "two refunds",
      [AUTHORISED, event("CAPTURE", 100), event("REFUND", 40), event("REFUND", 60)],
      ["refunded", 100, 100, 100, 0],
    ],
    [
      "a refund that failed",
      [AUTHORISED, event("CAPTURE", 100), event("REFUND", 40), event("REFUND_FAILED", 40)],
      ["captured", 100, 100, 0, 0],
    ],
    [
      "a chargeback that was won",
      [AUTHORISED, event("CAPTURE", 100), event("CHARGEBACK", 100), event("CHARGEBACK_REVERSED", 100)],
      ["captured", 100, 100, 0, 0],
    ],
    [
      "a refused attempt and then a good one",
      [event("AUTHORISATION", 100, { success: false }), AUTHORISED],
      ["authorised", 100, 0, 0, 0],
    ],
  ] as const)("after %s (attack 11)", (_, notes, expected) => {
    expect(read(...notes)).toEqual(expected);
  });
});

const CONFIG: AdyenConfig = {
  ...{ kind: "adyen", environment: "test", address: "http://127.0.0.1:1/v71", methods: ["card"] },
  ...{ pages: ["https://test.adyen.link"], key: "a key of this very test", hookKeys: ["0A".repeat(32)] },
  ...{ merchantAccount: "TestMerchant", minOre: 1_000, maxOre: 5_000_000 },
};

it("is unknown while the notes cannot be read", async () => {
  const lost = () => Promise.reject(new Error("The database is down."));
  const adyen = new Adyen("adyen", CONFIG, { about: lost, add: lost });
  const outcomes = await Promise.all([adyen.status("a"), adyen.capture("a", 100), adyen.refund("a", "b", 1)]);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["unknown", "unknown", "unknown"]);
});
