import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { PaymentMethod } from "@spilhus/contracts/payments";
import type { Outcome, PaymentProvider, PaymentStatus } from "@spilhus/gateway/payment-providers";

export interface LiveSettings {
  readonly provider: PaymentProvider;
  /** Shown to whoever pays. */
  readonly brandName: string;
  readonly returnUrl: string;
  /** Has somebody approve the payment of an id on its page; resolves without waiting for them. */
  readonly pay: (url: string, id: string) => void | Promise<void>;
  readonly print: (line: string) => void;
  /** Pause between two questions for a status, in ms. */
  readonly pollMs: number;
}

/** Small, and within what every provider takes. */
const REFUND_ORE = 100;

const newId = () => randomBytes(16).toString("base64url");
const inWords = (outcome: Outcome<unknown>) =>
  outcome.outcome === "done" ? "done" : `${outcome.outcome}: ${outcome.reason}`;

/**
 * Tries an adapter against its vendor's test account: two payments, one that is paid, captured and refunded in part, one
 * that is called off. What is done twice must have its effect once.
 *
 * @returns whether every step went as the interface promises
 */
export async function liveRun(settings: LiveSettings): Promise<boolean> {
  const { provider, print, pollMs, pay } = settings;
  const { hasCapture, canRefund, minOre, methods, payWithinSeconds, origins } = provider.capabilities;
  const amountOre = Math.max(minOre, REFUND_ORE * 2);
  let isGood = true;
  const check = (what: string, holds: boolean, seen: string) => {
    isGood &&= holds;
    print(`${holds ? "ok     " : "FAILED "} ${what}${holds ? "" : `: ${seen}`}`);
  };

  async function start(method: PaymentMethod): Promise<{ id: string; url: string } | undefined> {
    const id = newId();
    const expiresAt = new Date(Date.now() + payWithinSeconds * 1000);
    const { brandName, returnUrl } = settings;
    const intent = { id, method, amountOre, locale: "da", brandName, returnUrl, expiresAt } as const;
    const first = await provider.start(intent);
    const again = await provider.start(intent);
    check("a payment is started once for its id", isDeepStrictEqual(first, again), inWords(again));
    if (first.outcome !== "done" || first.value.next.kind !== "redirect") {
      check("a payment is started", false, inWords(first));
      return undefined;
    }
    const { url } = first.value.next;
    check("its page is on a declared origin", origins.includes(new URL(url).origin), url);
    return { id, url };
  }

  /** Asks until the status is as wanted or the time is over. */
  async function becomes(what: string, id: string, is: (status: PaymentStatus) => boolean): Promise<boolean> {
    const until = performance.now() + payWithinSeconds * 1000;
    for (;;) {
      const status = await provider.status(id);
      const isThere = status.outcome === "done" && is(status.value);
      if (isThere || performance.now() > until) {
        const seen = status.outcome === "done" ? JSON.stringify(status.value) : inWords(status);
        check(what, isThere, seen);
        return isThere;
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  async function twice(what: string, call: () => Promise<Outcome<void>>): Promise<void> {
    const [first, again] = [await call(), await call()];
    check(
      `${what}, and again the same`,
      first.outcome === "done" && again.outcome === "done",
      inWords(first),
    );
  }

  const missing = await provider.status(newId());
  const isMissing = missing.outcome === "done" && missing.value.state === "missing";
  check("a payment that was never started is missing", isMissing, inWords(missing));

  const [method] = methods;
  if (method === undefined) return false;
  const called = await start(method);
  if (called) {
    check(
      "a payment that nobody completed is called off",
      (await provider.void(called.id)).outcome === "done",
      "",
    );
    await becomes("it is cancelled then", called.id, ({ state }) => state === "cancelled");
  }

  const paid = await start(method);
  if (!paid) return false;
  await pay(paid.url, paid.id);
  const taken = ({ capturedOre, currency }: PaymentStatus) => capturedOre === amountOre && currency === "DKK";
  if (hasCapture) {
    const isThere = await becomes(
      "the paid one is authorised with its amount",
      paid.id,
      ({ state, authorisedOre }) => state === "authorised" && authorisedOre === amountOre,
    );
    if (!isThere) return false;
    await twice("it is captured", () => provider.capture(paid.id, amountOre));
  }
  if (!(await becomes("its money is taken once", paid.id, taken))) return false;
  if (!canRefund) return isGood;
  const refundId = newId();
  await twice("a part is refunded", () => provider.refund(paid.id, refundId, REFUND_ORE));
  await becomes("it has gone back once", paid.id, ({ refundedOre }) => refundedOre === REFUND_ORE);
  return isGood;
}
