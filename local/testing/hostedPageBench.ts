import type { PaymentMethod } from "@spilhus/contracts/payments";
import { createProvider, type Deadlines } from "@spilhus/gateway/payment-providers";
import type {
  KnownKeys,
  PaymentFault,
  PlayerAct,
  ProviderBench,
  WireFault,
} from "@spilhus/gateway/payment-providers/conformance";
import { Webhook } from "standardwebhooks";
import { createPaymentServer } from "../src/payment-provider/index.ts";
import { hookReceiver } from "./hookReceiver.ts";

/** Origin at which browsers would reach the provider; nothing listens there in tests. */
export const PAGES = "http://betaling.localhost:3000";
export const BRAND_ORIGIN = "http://fjord.localhost:3000";
export const KEY = "test_a_key_of_the_conformance_suite";
const HOOK_PATH = "/gateway/payments/api/public/hooks/betaling";
const secret = (letter: string) => `whsec_${Buffer.from(letter.repeat(24)).toString("base64")}`;
const SECRETS = { old: secret("o"), new: secret("n"), foreign: secret("f") };
const KNOWN: Record<KnownKeys, string[]> = {
  old: [SECRETS.old],
  both: [SECRETS.new, SECRETS.old],
  new: [SECRETS.new],
};
const ELSEWHERE = "https://elsewhere.example";
/** Of the impatient adapter. */
const DEADLINES = { connectMs: 100, answerMs: 100 };

/** The stand-in over real HTTP, with the adapter that the gateway uses for it. */
export async function hostedPageBench(method: PaymentMethod): Promise<ProviderBench> {
  const takesAtOnce = method === "bank";
  const receiver = await hookReceiver();
  const { server, faults } = createPaymentServer({
    origin: PAGES,
    brands: [BRAND_ORIGIN],
    laterMs: 300,
    merchants: [
      {
        id: "betaling",
        key: KEY,
        hookSecret: SECRETS.old,
        hook: { address: receiver.address, host: "fjord.localhost:3000", path: HOOK_PATH },
        takesAtOnce,
      },
    ],
  });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const providerWith = (keys: KnownKeys, deadlines?: Deadlines, pages = PAGES) =>
    createProvider(
      "betaling",
      {
        kind: "hosted-page",
        ...{ address, pages, key: KEY, hookSecrets: KNOWN[keys] },
        ...{ methods: [method], hasCapture: !takesAtOnce, canPayOut: takesAtOnce },
        ...{ minOre: 1_000, maxOre: 5_000_000, payWithinSeconds: 900 },
      },
      deadlines === undefined ? {} : { deadlines },
    );

  interface Listed {
    readonly payments: readonly { readonly id: string; readonly url: string }[];
    readonly payouts: readonly { readonly id: string }[];
  }
  // The list is the double's own.
  const list = async () => (await (await fetch(`${address}/payments.json`)).json()) as Listed;

  async function post(url: string, form: Readonly<Record<string, string>>): Promise<void> {
    const path = url.startsWith("/") ? url : new URL(url).pathname;
    const answer = await fetch(address + path, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin: PAGES },
      redirect: "manual",
    });
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}.`);
  }

  async function pageOf(id: string): Promise<string> {
    const { payments } = await list();
    const found = payments.find((payment) => payment.id === id);
    if (!found) throw new Error(`There is no payment ${id}.`);
    return new URL(found.url).pathname;
  }

  async function act(id: string, what: PlayerAct, name = "Mette Lindgaard"): Promise<void> {
    const page = await pageOf(id);
    if (what === "expire") return post("/expiries", { id });
    if (what === "cancel") return post(page, { decision: "cancel" });
    const card =
      what === "decline" ? "declined" : what === "approve-unchallenged" ? "frictionless" : "challenge";
    await post(page, { decision: "approve", name, card, phone: "12345678" });
    if (card !== "challenge" || method === "apple-pay") return;
    await post(`${page}/approval`, { decision: what === "approve" ? "approve" : "cancel" });
  }

  return {
    provider: providerWith("old"),
    impatient: providerWith("old", DEADLINES),
    elsewhere: providerWith("old", undefined, ELSEWHERE),
    providerWith: (keys) => providerWith(keys),
    method,
    now: () => new Date(),
    paymentsOf: async (id) => (await list()).payments.filter((payment) => payment.id === id).length,
    payoutsOf: async (id) => (await list()).payouts.filter((payout) => payout.id === id).length,
    act,
    chargeBack: (id) => post("/chargebacks", { id }),
    registerAccount: (_requestId, url, ownerName) =>
      post(
        url,
        ownerName === undefined
          ? { decision: "cancel" }
          : { decision: "approve", name: ownerName, digits: "4321" },
      ),
    setWireFault(fault: WireFault | undefined) {
      faults.clear("all");
      if (fault) faults.add("all", fault);
    },
    setPaymentFault: (id, fault: PaymentFault) => faults.add(id, fault),
    hookOf: (reference) => receiver.hookAbout(reference),
    sign(hook, { key = "old", at = new Date(), id = hook.headers["webhook-id"] ?? "" }) {
      const body = Buffer.from(hook.rawBody);
      const headers = {
        ...hook.headers,
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
        "webhook-signature": new Webhook(SECRETS[key]).sign(id, at, body),
      };
      return { ...hook, headers };
    },
    async [Symbol.asyncDispose]() {
      await server.close();
      await receiver[Symbol.asyncDispose]();
    },
  };
}
