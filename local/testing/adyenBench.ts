import { createProvider, type Deadlines, type PaymentProvider } from "@spilhus/gateway/payment-providers";
import type { KnownKeys, ProviderBench } from "@spilhus/gateway/payment-providers/conformance";
import { AdyenDouble, type Item, signItem } from "../src/vendor-doubles/index.ts";
import { hookReceiver } from "./hookReceiver.ts";
import { memoryNotes } from "../src/live-conformance/index.ts";

const PAGES = "https://test.adyen.link";
const KEYS = { old: "0A".repeat(32), new: "0B".repeat(32), foreign: "0C".repeat(32) };
const KNOWN: Record<KnownKeys, string[]> = { old: [KEYS.old], both: [KEYS.new, KEYS.old], new: [KEYS.new] };
const HOOK = { host: "fjord.localhost:3000", path: "/gateway/payments/api/public/hooks/adyen" };
const REPORTS = { user: "report@Company.Spilhus", password: "a password of reports" };
const ACCOUNT = { key: "a key of the conformance suite", merchantAccount: "SpilhusDK" };

const FAULTS = [
  "wrong-amount",
  "wrong-currency",
  "settlement-missing",
  "settlement-doubled",
  "settlement-one-ore",
] as const;

interface Batch {
  readonly notificationItems: readonly { readonly NotificationRequestItem: Item }[];
}

/** Signs each item anew; what has no items is left as it is. */
function signedAnew(body: Uint8Array, key: string): Buffer {
  const text = Buffer.from(body).toString("utf8");
  if (!text.includes("notificationItems")) return Buffer.from(body);
  const batch = JSON.parse(text) as Batch; // the double's own
  const notificationItems = batch.notificationItems.map(({ NotificationRequestItem: item }) => ({
    NotificationRequestItem: signItem(item, key),
  }));
  return Buffer.from(JSON.stringify({ ...batch, notificationItems }));
}

/** The double of Adyen over real HTTP, with the adapter and notes as the gateway keeps them. */
export async function adyenBench(): Promise<ProviderBench> {
  const notes = memoryNotes();
  const adapter: { provider?: PaymentProvider } = {};
  const receiver = await hookReceiver((hook) => {
    if (adapter.provider) notes.take("adyen", adapter.provider.readHook(hook, new Date()));
  });
  const double = new AdyenDouble({
    ...ACCOUNT,
    hook: { ...HOOK, address: receiver.address },
    hookKey: KEYS.old,
    pages: PAGES,
    reports: REPORTS,
  });
  const origin = await double.server.listen({ port: 0, host: "127.0.0.1" });
  const providerWith = (keys: KnownKeys, deadlines?: Deadlines, pages = PAGES) =>
    createProvider(
      "adyen",
      {
        ...{ kind: "adyen", environment: "test", address: `${origin}/v71`, pages: [pages] },
        reports: { ...REPORTS, address: origin },
        ...{ ...ACCOUNT, hookKeys: KNOWN[keys], methods: ["card"], minOre: 1_000, maxOre: 5_000_000 },
      },
      { notes, ...(deadlines === undefined ? {} : { deadlines }) },
    );
  const provider = providerWith("old");
  adapter.provider = provider;
  const paymentOf = (id: string) => {
    const payment = double.payments.get(id);
    if (!payment) throw new Error(`There is no payment ${id}.`);
    return payment;
  };

  return {
    provider,
    impatient: providerWith("old", { connectMs: 100, answerMs: 100 }),
    elsewhere: providerWith("old", undefined, "https://elsewhere.example"),
    providerWith: (keys) => providerWith(keys),
    method: "card",
    now: () => new Date(),
    paymentsOf: async (id) => (double.payments.has(id) ? 1 : 0),
    payoutsOf: async () => 0,
    async act(id, what) {
      if (what === "approve") await double.pay(id);
      else if (what === "decline") await double.pay(id, "Refused");
      else if (what === "fail-challenge") await double.pay(id, "3D Not Authenticated");
      else if (what === "expire") paymentOf(id).status = "expired";
      else throw new Error(`Adyen has no ${what}.`);
    },
    async chargeBack(id) {
      const payment = paymentOf(id);
      const event = { eventCode: "CHARGEBACK", pspReference: "CHARGEBACK00001", value: payment.captured };
      await double.tell(payment, { ...event, success: true });
    },
    registerAccount: () => Promise.reject(new Error("Adyen has no payouts here.")),
    setWireFault: (fault) => {
      double.fault = fault;
    },
    setPaymentFault(id, fault) {
      const known = FAULTS.find((one) => one === fault);
      if (known === undefined) throw new Error(`Adyen has no ${fault}.`);
      paymentOf(id).faults.add(known);
    },
    hookOf: (id) => receiver.hookAbout(id),
    sign: (hook, { key = "old" }) => ({ ...hook, rawBody: signedAnew(hook.rawBody, KEYS[key]) }),
    async [Symbol.asyncDispose]() {
      await double.server.close();
      await receiver[Symbol.asyncDispose]();
    },
  };
}
