import { PAYMENT_PROVIDER_HOST } from "@spilhus/contracts";
import { type PaymentMethod, PAYMENTS } from "@spilhus/contracts/payments";
import { brandOrigin, loopback, type StackPlan } from "./stackPlan.ts";
import type { Secrets } from "./secrets.ts";

/** An account of the stack at the stand-in for payment providers. */
interface PaymentAccount {
  /** The provider's id in the gateway. */
  readonly id: keyof Secrets["payments"];
  readonly methods: readonly PaymentMethod[];
  readonly hasCapture: boolean;
  readonly canPayOut: boolean;
}

/** Two, because no provider does all: banks take the money at once and pay out, cards are captured. */
const ACCOUNTS: readonly PaymentAccount[] = [
  { id: "betaling", methods: ["card", "mobilepay", "apple-pay"], hasCapture: true, canPayOut: false },
  { id: "betaling-bank", methods: ["bank"], hasCapture: false, canPayOut: true },
];

/** Origin at which browsers reach the pages of the payment provider. */
export const paymentOrigin = ({ port }: Pick<StackPlan, "port">): string =>
  `http://${PAYMENT_PROVIDER_HOST}:${port}`;

const keyOf = ({ secrets }: StackPlan, { id }: PaymentAccount) => `test_${secrets.payments[id].key}`;
const hookSecretOf = ({ secrets }: StackPlan, { id }: PaymentAccount) =>
  `whsec_${Buffer.from(secrets.payments[id].hook, "hex").toString("base64")}`;

/** The gateway's `PAYMENT_PROVIDERS`: browsers reach the pages by their host, the gateway calls by the port. */
export const paymentProviders = (plan: StackPlan): string =>
  JSON.stringify(
    Object.fromEntries(
      ACCOUNTS.map((account) => [
        account.id,
        {
          kind: "hosted-page",
          address: loopback(plan.paymentsPort),
          pages: paymentOrigin(plan),
          key: keyOf(plan, account),
          hookSecrets: [hookSecretOf(plan, account)],
          ...{ methods: account.methods, hasCapture: account.hasCapture, canPayOut: account.canPayOut },
        },
      ]),
    ),
  );

/** The gateway's `PAYMENT_METHODS`: every brand offers every method. */
export const paymentMethods = ({ brands }: StackPlan): string => {
  const routes = Object.fromEntries(ACCOUNTS.flatMap(({ id, methods }) => methods.map((one) => [one, id])));
  return JSON.stringify(Object.fromEntries(brands.map((brand) => [brand.id, routes])));
};

/** The stand-in's `PAYMENTS`. Its events reach the gateway through the edge, as a provider's do. */
export function paymentStandIn(plan: StackPlan, file: string): string {
  const [brand] = plan.brands;
  const host = brand ? new URL(brandOrigin(brand, plan)).host : "";
  return JSON.stringify({
    port: plan.paymentsPort,
    origin: paymentOrigin(plan),
    file,
    merchants: ACCOUNTS.map((account) => ({
      id: account.id,
      key: keyOf(plan, account),
      hookSecret: hookSecretOf(plan, account),
      hook: { address: loopback(plan.port), host, path: `${PAYMENTS}/hooks/${account.id}` },
      takesAtOnce: !account.hasCapture,
    })),
  });
}
