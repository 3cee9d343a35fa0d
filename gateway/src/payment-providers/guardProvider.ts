import type { METHOD_HEALTH } from "@spilhus/contracts/payments";
import type { Log } from "@spilhus/lib";
import { CircuitBreaker } from "./circuitBreaker.ts";
import type { Outcome, PaymentProvider, Payouts } from "./interface/index.ts";

export type ProviderHealth = (typeof METHOD_HEALTH)[number];

/** A provider behind its circuit breaker. */
export interface GuardedProvider extends PaymentProvider {
  /** What it answered lately. */
  readonly health: ProviderHealth;
}

/** Longer than an adapter may take; one that hangs must not hold up a job for ever. */
const LONGEST_MS = 15_000;

const NOT_SENT = "the circuit is open";

async function inTime<Done>(call: Promise<Outcome<Done>>): Promise<Outcome<Done>> {
  const late = Promise.withResolvers<Outcome<Done>>();
  const timer = setTimeout(() => late.resolve({ outcome: "unknown", reason: "took too long" }), LONGEST_MS);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Puts a circuit breaker in front of a provider's calls. While it is open nothing is sent: a call that registers an
 * account is refused, any other is `unknown`. What an adapter throws against its promise is `unknown` as well.
 */
export function guardProvider(
  provider: PaymentProvider,
  log: Log,
  breaker = new CircuitBreaker(),
): GuardedProvider {
  async function guarded<Done>(
    name: string,
    call: () => Promise<Outcome<Done>>,
    notSent: Outcome<Done> = { outcome: "unknown", reason: NOT_SENT },
    through = breaker,
  ): Promise<Outcome<Done>> {
    const attempt = async (): Promise<Outcome<Done>> => {
      try {
        return await inTime(call());
      } catch (error) {
        log("error", "a payment provider's adapter threw", { provider: provider.id, call: name, error });
        return { outcome: "unknown", reason: "the adapter threw" };
      }
    };
    const before = through.health;
    const outcome = await through.run(attempt, (result) => result.outcome === "unknown");
    if (before !== "down" && through.health === "down") {
      log("error", "a payment provider does not answer", { provider: provider.id, call: name });
    }
    return outcome ?? notSent;
  }

  const settlements = new CircuitBreaker();
  const refused = { outcome: "refused", reason: NOT_SENT } as const;
  const { payouts } = provider;
  const guardedPayouts: Payouts | undefined = payouts && {
    registerAccount: (request) => guarded("registerAccount", () => payouts.registerAccount(request), refused),
    account: (requestId) => guarded("account", () => payouts.account(requestId)),
    payOut: (payout) => guarded("payOut", () => payouts.payOut(payout)),
    payoutStatus: (id) => guarded("payoutStatus", () => payouts.payoutStatus(id)),
  };
  return {
    id: provider.id,
    capabilities: provider.capabilities,
    payouts: guardedPayouts,
    get health() {
      return breaker.health;
    },
    // An earlier attempt may have opened it: that nothing is sent now does not refuse the payment.
    start: (intent) => guarded("start", () => provider.start(intent)),
    status: (id) => guarded("status", () => provider.status(id)),
    capture: (id, amountOre) => guarded("capture", () => provider.capture(id, amountOre)),
    void: (id) => guarded("void", () => provider.void(id)),
    refund: (id, refundId, amountOre) => guarded("refund", () => provider.refund(id, refundId, amountOre)),
    readHook: (hook, now) => provider.readHook(hook, now),
    // A day that is not settled yet says nothing about whether a player can pay.
    settlement: (day) => guarded("settlement", () => provider.settlement(day), undefined, settlements),
  };
}
