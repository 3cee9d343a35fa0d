import type { Outcome, PaymentProvider, Payouts, PayoutStatus } from "../src/payment-providers/index.ts";

/** What the provider does with the next calls of `payOut`, one each; then it accepts. */
export type PayoutFault =
  | "refuse"
  /** It never arrives. */
  | "lose"
  /** It is accepted, and the answer does not arrive. */
  | "accept-unheard"
  /** It arrives after the caller has given up, when `deliver` is called. */
  | "late";

interface Payout {
  readonly amountOre: number;
  readonly accountToken: string;
  state: PayoutStatus["state"];
}

/** A provider for tests that pays out as it is told. The same id is paid once. */
export interface ScriptedPayouts {
  readonly provider: PaymentProvider & { readonly payouts: Payouts };
  /** By id, what it would pay. */
  readonly payouts: ReadonlyMap<string, Payout>;
  /** Ids of every call of `payOut` that arrived, repetitions too. */
  readonly arrived: readonly string[];
  readonly faults: PayoutFault[];
  /** Whether questions about payouts are answered. */
  isSilent: boolean;
  /** What becomes of a payout. */
  settle(id: string, state: "paid" | "returned" | "refused"): void;
  /** Lets payouts that were `late` arrive. */
  deliver(): void;
  /** Holds calls of `payOut` until the promise is there. */
  gate: Promise<unknown> | undefined;
  /** By request id, the account that was registered. */
  readonly registered: Map<string, { token: string; label: string; ownerName: string } | "refused">;
  /** Øre that left, each id counted once. */
  paidOre(): number;
}

export const PROVIDER_ORIGIN = "https://pay.example";
export const MIN_ORE = 1_000;

const unknown = { outcome: "unknown", reason: "no answer" } as const;
const done = <Value>(value: Value): Outcome<Value> => ({ outcome: "done", value });
const noPayments = () => Promise.resolve({ outcome: "refused", reason: "pays out only" } as const);

export function scriptedPayouts(id = "bank"): ScriptedPayouts {
  const payouts = new Map<string, Payout>();
  const arrived: string[] = [];
  const late: (() => void)[] = [];
  const registered: ScriptedPayouts["registered"] = new Map();
  const opened = new Set<string>();

  const accept = (payout: { id: string; accountToken: string; amountOre: number }) => {
    arrived.push(payout.id);
    if (payouts.has(payout.id)) return;
    payouts.set(payout.id, {
      ...{ amountOre: payout.amountOre, accountToken: payout.accountToken, state: "open" },
    });
  };

  const script: ScriptedPayouts = {
    ...{ payouts, arrived, registered, faults: [], isSilent: false, gate: undefined },
    settle(payoutId, state) {
      const payout = payouts.get(payoutId);
      if (!payout) throw new Error(`The provider knows no payout ${payoutId}.`);
      payout.state = state;
    },
    deliver() {
      for (const arrive of late.splice(0)) arrive();
    },
    paidOre: () =>
      [...payouts.values()]
        .filter(({ state }) => state === "open" || state === "paid")
        .reduce((sum, { amountOre }) => sum + amountOre, 0),
    provider: {
      id,
      capabilities: {
        ...{ methods: ["bank"], hasCapture: false, canRefund: false, tellsName: true },
        ...{ minOre: MIN_ORE, maxOre: 10_000_000, payWithinSeconds: 600, origins: [PROVIDER_ORIGIN] },
      },
      ...{ start: noPayments, status: noPayments, capture: noPayments, void: noPayments },
      ...{ refund: noPayments, settlement: noPayments },
      readHook: () => ({ accepted: false, reason: "pays out only" }),
      payouts: {
        async registerAccount(request) {
          opened.add(request.id);
          return done({ url: `${PROVIDER_ORIGIN}/accounts/${request.id}` });
        },
        async account(requestId) {
          const account = registered.get(requestId);
          if (account === "refused") return done({ state: "refused" });
          if (account) return done({ state: "verified", ...account });
          return done({ state: opened.has(requestId) ? "open" : "missing" });
        },
        async payOut(payout) {
          await script.gate;
          const fault = script.faults.shift();
          if (fault === "refuse") return { outcome: "refused", reason: "account closed" };
          if (fault === "lose") return unknown;
          if (fault === "late") {
            late.push(() => accept(payout));
            return unknown;
          }
          accept(payout);
          return fault === "accept-unheard" ? unknown : done(undefined);
        },
        async payoutStatus(payoutId) {
          if (script.isSilent) return unknown;
          const payout = payouts.get(payoutId);
          if (!payout) return done({ state: "missing", amountOre: 0, reason: undefined });
          return done({ state: payout.state, amountOre: payout.amountOre, reason: undefined });
        },
      },
    },
  };
  return script;
}
