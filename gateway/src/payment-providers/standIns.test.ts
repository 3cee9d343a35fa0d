import { describe, expect, it } from "vitest";
import { isTestAccount, PaymentProvidersSchema, standInAmong } from "./index.ts";

const SECRET = `whsec_${Buffer.from("s".repeat(24)).toString("base64")}`;
const LIVE = {
  kind: "hosted-page",
  address: "https://api.pay.example",
  pages: "https://pay.example",
  key: "live_0123456789abcdef",
  hookSecrets: [SECRET],
  methods: ["card"],
  hasCapture: true,
  canPayOut: false,
};
const isOnThisMachine = (address: string) => address.includes("localhost");
const reasonFor = (change: Record<string, unknown>) =>
  standInAmong(PaymentProvidersSchema.parse({ betaling: { ...LIVE, ...change } }), isOnThisMachine);

describe("what production refuses", () => {
  it("is no provider with a live account at an address of its own", () => {
    expect(reasonFor({})).toBeUndefined();
  });

  it.each([
    [{ address: "https://localhost:4005" }, "betaling: must be the real provider, not one on this machine"],
    [{ pages: "https://betaling.localhost" }, "betaling: must be the real provider, not one on this machine"],
    [{ address: "http://api.pay.example" }, "betaling: must be reached by https"],
    [{ key: "test_0123456789abcdef" }, "betaling.key: must be of a live account, not a test account"],
  ])("is %j", (change, reason) => {
    expect(reasonFor(change)).toBe(reason);
  });
});

const ADYEN = {
  kind: "adyen",
  environment: "test",
  address: "https://checkout-test.adyen.com/v71",
  pages: ["https://test.adyen.link"],
  key: "a key of the test account",
  merchantAccount: "SpilhusDK",
  hookKeys: ["0A".repeat(32)],
  methods: ["card"],
};
const MOBILEPAY = {
  kind: "mobilepay",
  address: "https://apitest.vipps.no",
  pages: ["https://landing.vipps.no"],
  ...{ clientId: "client-id", clientSecret: "client-secret", subscriptionKey: "subscription" },
  ...{ serialNumber: "123456", hookSecrets: ["a secret of the webhook"] },
};
const LIVE_ADYEN = "https://1797a841fbb37ca7-SpilhusDK-checkout-live.adyenpayments.com/checkout/v71";

describe("a test account", () => {
  const configOf = (config: object) => PaymentProvidersSchema.parse({ one: config });
  it.each([
    [ADYEN, true],
    [{ ...ADYEN, address: LIVE_ADYEN }, false],
    [{ ...ADYEN, environment: "live", address: LIVE_ADYEN }, false],
    [MOBILEPAY, true],
    [{ ...MOBILEPAY, address: "https://api.vipps.no" }, false],
    [{ ...LIVE, key: "test_0123456789abcdef" }, true],
    [LIVE, false],
  ])("is told from a live one, and half of one is none: %#", (config, isTest) => {
    expect(Object.values(configOf(config)).map(isTestAccount)).toEqual([isTest]);
  });

  it.each([
    [ADYEN, "one.environment: must be of a live account, not a test account"],
    [{ ...ADYEN, environment: "live" }, "one.address: must be of a live account, not a test account"],
    [MOBILEPAY, "one.address: must be of a live account, not a test account"],
    [{ ...MOBILEPAY, address: "https://api.vipps.no" }, undefined],
    [{ ...ADYEN, environment: "live", address: LIVE_ADYEN }, undefined],
  ])("is refused in production: %#", (config, reason) => {
    expect(standInAmong(configOf(config), isOnThisMachine)).toBe(reason);
  });
});

describe("the configuration of providers", () => {
  it.each([
    ["an unknown kind", { kind: "other" }],
    ["no method", { methods: [] }],
    ["an address with a path", { address: "https://api.pay.example/v1" }],
    ["three secrets of webhooks", { hookSecrets: [SECRET, SECRET, SECRET] }],
    ["a short secret", { hookSecrets: ["whsec_c2hvcnQ="] }],
    ["a misspelt name", { minOere: 1 }],
  ])("refuses %s", (_, change) => {
    expect(PaymentProvidersSchema.safeParse({ betaling: { ...LIVE, ...change } }).success).toBe(false);
  });

  it("refuses an id that could not stand in a path", () => {
    expect(PaymentProvidersSchema.safeParse({ "Be/taling": LIVE }).success).toBe(false);
  });
});
