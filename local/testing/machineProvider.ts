import type { MachineProvider, OpenProvider, PayerAct } from "@spilhus/gateway/money-machine";
import { createPaymentServer, type Merchant } from "../src/payment-provider/index.ts";
import { BRAND_ORIGIN, PAGES } from "./hostedPageBench.ts";

const HOOKS = "/gateway/payments/api/public/hooks";
const SECRET = `whsec_${Buffer.from("m".repeat(24)).toString("base64")}`;
/** The name of every player of the machine. */
const PAYER = "Mette Madsen";
const NOWHERE = "http://127.0.0.1:9";

const merchant = (id: string, takesAtOnce: boolean): Merchant => ({
  ...{ id, takesAtOnce, key: `test_a_key_of_the_machine_${id}`, hookSecret: SECRET },
  hook: { address: NOWHERE, host: "fjord.localhost:3000", path: `${HOOKS}/${id}` },
});

interface Listed {
  readonly payments: readonly {
    readonly id: string;
    readonly url: string;
    readonly state: string;
    readonly captured: number;
    readonly refunds: readonly { readonly amount: number }[];
    readonly chargedBack: number;
  }[];
  readonly accounts: readonly { readonly id: string; readonly token: string }[];
  readonly payouts: readonly { readonly id: string; readonly amount: number; readonly state: string }[];
}

/** What a payer fills in for what they mean. */
const FORMS = {
  approve: { decision: "approve", card: "challenge" },
  decline: { decision: "approve", card: "declined" },
  cancel: { decision: "cancel" },
} as const satisfies Record<PayerAct, object>;

/** The stand-in for payment providers, as the money machine plays with it. */
export const machineProvider: OpenProvider = async (now): Promise<MachineProvider> => {
  const merchants = [merchant("card", false), merchant("bank", true)];
  const [, bank] = merchants;
  const { server, faults } = createPaymentServer({
    ...{ origin: PAGES, brands: [BRAND_ORIGIN], merchants, now, laterMs: 50 },
  });
  const address = await server.listen({ port: 0, host: "127.0.0.1" });
  const config = ({ id, key, takesAtOnce }: Merchant) => ({
    ...{ kind: "hosted-page", address, pages: PAGES, key, hookSecrets: [SECRET], methods: [id] },
    ...{ hasCapture: !takesAtOnce, canPayOut: takesAtOnce },
  });
  // The list is the stand-in's own.
  const list = async () => (await (await fetch(`${address}/payments.json`)).json()) as Listed;

  async function post(path: string, form: Readonly<Record<string, string>>): Promise<void> {
    const body = new URLSearchParams(form);
    const answer = await fetch(address + path, {
      ...{ method: "POST", body, headers: { origin: PAGES }, redirect: "manual" },
    });
    if (answer.status !== 303) throw new Error(`${path} answered ${answer.status}.`);
  }

  return {
    config: Object.fromEntries(merchants.map((one) => [one.id, config(one)])),
    hookTo(origin) {
      for (const { hook } of merchants) hook.address = origin;
    },
    async registerAccount(id) {
      const opened = await fetch(`${address}/v1/accounts`, {
        method: "POST",
        headers: { authorization: `Bearer ${bank?.key}`, "content-type": "application/json" },
        body: JSON.stringify({ id, locale: "da", returnUrl: BRAND_ORIGIN }),
      });
      const { url } = (await opened.json()) as { readonly url: string }; // The stand-in's own.
      await post(new URL(url).pathname, { decision: "approve", name: PAYER, digits: "4321" });
      const account = (await list()).accounts.find((one) => one.id === id);
      if (!account) throw new Error(`There is no account ${id}.`);
      return account.token;
    },
    knows: async (id) => (await list()).payments.some((payment) => payment.id === id),
    async act(id, what) {
      const payment = (await list()).payments.find((one) => one.id === id);
      if (!payment) throw new Error(`There is no payment ${id}.`);
      const { pathname } = new URL(payment.url);
      await post(pathname, { name: PAYER, ...FORMS[what] });
      if (what === "approve") await post(`${pathname}/approval`, { decision: "approve" });
    },
    setFault(fault) {
      faults.clear("all");
      if (fault) faults.add("all", fault);
    },
    chargeBack: (id) => post("/chargebacks", { id }),
    async books() {
      const { payments, payouts } = await list();
      const refunded = (refunds: Listed["payments"][number]["refunds"]) =>
        refunds.reduce((sum, { amount }) => sum + amount, 0);
      return {
        payments: new Map(
          payments.map(({ id, captured, refunds, chargedBack }) => [
            ...([id, captured - refunded(refunds) - chargedBack] as const),
          ]),
        ),
        payouts: new Map(payouts.map(({ id, amount, state }) => [id, state === "paid" ? amount : 0])),
      };
    },
    [Symbol.asyncDispose]: async () => void (await server.close()),
  };
};
