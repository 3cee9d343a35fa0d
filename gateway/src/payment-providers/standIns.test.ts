import { describe, expect, it } from "vitest";
import { PaymentProvidersSchema, standInAmong } from "./index.ts";

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
