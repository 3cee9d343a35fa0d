import { describe, expect, it } from "vitest";
import type { IncomingHook } from "../interface/index.ts";
import type { AdyenConfig } from "./adyenConfig.ts";
import { readAdyenHook } from "./adyenWebhook.ts";
import { itemSignature } from "./itemSignature.ts";

/**
 * The documented example of "Verify HMAC signatures":
 * https://docs.adyen.com/development-resources/webhooks/secure-webhooks/verify-hmac-signatures (read 2026-11-23).
 */
const KEY = "44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056";
const EXAMPLE = {
  additionalData: { hmacSignature: "coqCmt/IZ4E3CzPvMY8zTjQVL5hYJUiBRg8UU+iCWo0=" },
  amount: { value: 1130, currency: "EUR" },
  pspReference: "7914073381342284",
  eventCode: "AUTHORISATION",
  merchantAccountCode: "TestMerchant",
  merchantReference: "TestPayment-1407325143704",
  success: "true",
} as const;
const CONFIG: AdyenConfig = {
  ...{ kind: "adyen", environment: "test", address: "https://checkout-test.adyen.com/v71" },
  ...{ pages: ["https://test.adyen.link"], key: "a key of this very test", hookKeys: [KEY] },
  ...{ merchantAccount: "TestMerchant", methods: ["card"], minOre: 1_000, maxOre: 5_000_000 },
};

const hookOf = (items: readonly unknown[], live = "false"): IncomingHook => ({
  ...{ method: "POST", host: "fjord.dk", path: "/hooks/adyen", headers: {} },
  rawBody: Buffer.from(
    JSON.stringify({ live, notificationItems: items.map((item) => ({ NotificationRequestItem: item })) }),
  ),
});

describe("a webhook of Adyen", () => {
  it("is genuine as the documented example is, and is answered as Adyen asks for", () => {
    expect(readAdyenHook(hookOf([EXAMPLE]), CONFIG)).toEqual({
      accepted: true,
      events: [
        {
          id: "AUTHORISATION:7914073381342284:true",
          concerns: "payment",
          reference: "TestPayment-1407325143704",
          type: "payment.authorisation",
          note: expect.stringContaining('"amount":1130'),
        },
      ],
      answer: { type: "text/plain; charset=utf-8", body: "[accepted]" },
    });
  });

  const second = { ...EXAMPLE, pspReference: "8814073381342285", originalReference: EXAMPLE.pspReference };
  const signed = { ...second, additionalData: { hmacSignature: itemSignature(second, KEY) } };

  it("has an event for each item of a batch, and is refused whole when one is not signed (attack 12)", () => {
    const ids = [
      { id: "AUTHORISATION:7914073381342284:true" },
      { id: "AUTHORISATION:8814073381342285:true" },
    ];
    expect(readAdyenHook(hookOf([EXAMPLE, signed]), CONFIG)).toMatchObject({ accepted: true, events: ids });
    for (const batch of [
      [EXAMPLE, second],
      [second, EXAMPLE],
    ]) {
      expect(readAdyenHook(hookOf(batch), CONFIG)).toEqual({ accepted: false, reason: "bad-signature" });
    }
  });

  it.each([
    ["amount", { amount: { value: 1131, currency: "EUR" } }],
    ["currency", { amount: { value: 1130, currency: "DKK" } }],
    ["reference", { merchantReference: "another" }],
    ["success", { success: "false" }],
    ["code", { eventCode: "CAPTURE" }],
  ])("with another %s than was signed is refused (attack 12)", (_, change) => {
    expect(readAdyenHook(hookOf([{ ...EXAMPLE, ...change }]), CONFIG)).toEqual({
      accepted: false,
      reason: "bad-signature",
    });
  });

  it("of the other environment or of another account is refused (attack 12)", () => {
    expect(readAdyenHook(hookOf([EXAMPLE], "true"), CONFIG)).toEqual({
      accepted: false,
      reason: "other-environment",
    });
    expect(readAdyenHook(hookOf([EXAMPLE]), { ...CONFIG, merchantAccount: "Other" })).toEqual({
      accepted: false,
      reason: "other-account",
    });
  });
});
