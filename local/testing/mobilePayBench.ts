import { createProvider, type Deadlines } from "@spilhus/gateway/payment-providers";
import type { KnownKeys, ProviderBench } from "@spilhus/gateway/payment-providers/conformance";
import { MobilePayDouble, signHook } from "../src/vendor-doubles/index.ts";
import { hookReceiver } from "./hookReceiver.ts";

const LANDING = "https://landing.vipps.no";
const secret = (letter: string) => Buffer.from(letter.repeat(48)).toString("base64");
const SECRETS = { old: secret("o"), new: secret("n"), foreign: secret("f") };
const KNOWN: Record<KnownKeys, string[]> = {
  old: [SECRETS.old],
  both: [SECRETS.new, SECRETS.old],
  new: [SECRETS.new],
};
const HOOK = { host: "fjord.localhost:3000", path: "/gateway/payments/api/public/hooks/mobilepay" };
const ACTS = { approve: "approve", cancel: "abort", expire: "expire" } as const;

/** An id as the double has it; written out again, so that the adapter's own way is not taken for granted. */
const referenceOf = (id: string) => id.replaceAll("-", "--").replaceAll("_", "-u");

/** The double of Vipps MobilePay over real HTTP, with the adapter. */
export async function mobilePayBench(): Promise<ProviderBench & { readonly double: MobilePayDouble }> {
  const receiver = await hookReceiver();
  const account = {
    clientId: "client-of-the-suite",
    clientSecret: "secret-of-the-suite",
    subscriptionKey: "subscription-of-the-suite",
    serialNumber: "123456",
    ledgerId: "302321",
  };
  const double = new MobilePayDouble({
    ...account,
    hook: { ...HOOK, address: receiver.address },
    hookSecret: SECRETS.old,
    landing: LANDING,
  });
  const address = await double.server.listen({ port: 0, host: "127.0.0.1" });
  const providerWith = (keys: KnownKeys, deadlines?: Deadlines, pages = LANDING) =>
    createProvider(
      "mobilepay",
      {
        ...{ kind: "mobilepay", address, pages: [pages], hookSecrets: KNOWN[keys], ...account },
        ...{ minOre: 1_000, maxOre: 1_000_000 },
      },
      deadlines === undefined ? {} : { deadlines },
    );
  const paymentOf = (id: string) => {
    const payment = double.payments.get(referenceOf(id));
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  };

  return {
    double,
    provider: providerWith("old"),
    impatient: providerWith("old", { connectMs: 100, answerMs: 100 }),
    elsewhere: providerWith("old", undefined, "https://elsewhere.example"),
    providerWith: (keys) => providerWith(keys),
    method: "mobilepay",
    now: () => new Date(),
    paymentsOf: async (id) => (double.payments.has(referenceOf(id)) ? 1 : 0),
    payoutsOf: async () => 0,
    async act(id, what, name = "Mette Lindgaard") {
      if (what !== "approve" && what !== "cancel" && what !== "expire") {
        throw new Error(`MobilePay has no ${what}.`);
      }
      await double.act(referenceOf(id), ACTS[what], name);
    },
    chargeBack: () => Promise.reject(new Error("MobilePay tells of disputes in its settlement.")),
    registerAccount: () => Promise.reject(new Error("MobilePay has no payouts here.")),
    setWireFault: (fault) => {
      double.fault = fault;
    },
    setPaymentFault(id, fault) {
      if (fault === "late-capture" || fault === "payout-refused" || fault === "bank-return") {
        throw new Error(`MobilePay has no ${fault}.`);
      }
      paymentOf(id).faults.add(fault);
    },
    hookOf: (id) => receiver.hookAbout(referenceOf(id)),
    sign(hook, { key = "old", at = new Date() }) {
      return { ...hook, headers: { ...hook.headers, ...signHook(hook, hook.rawBody, SECRETS[key], at) } };
    },
    async [Symbol.asyncDispose]() {
      await double.server.close();
      await receiver[Symbol.asyncDispose]();
    },
  };
}
