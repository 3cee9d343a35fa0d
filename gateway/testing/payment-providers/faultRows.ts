import { describe, expect, it } from "vitest";
import { AMOUNT, approved, captured, intentFor, NAME, newId, started, statusOf, valueOf } from "./intents.ts";
import type { ProviderAbilities, ProviderBench, WireFault } from "./providerBench.ts";
import { where } from "./where.ts";

const WIRE_FAULTS: readonly WireFault[] = ["error-after-effect", "empty-answer", "no-answer", "slow"];

/** Rows about a provider that fails or lies. */
export function faultRows(bench: () => ProviderBench, can: ProviderAbilities): void {
  /** The adapter that is asked: one of short deadlines where the provider leaves it waiting. */
  const asked = (fault: WireFault) =>
    fault === "no-answer" || fault === "slow" ? bench().impatient : bench().provider;

  /** Sends a call while the fault is set. */
  async function during<Value>(fault: WireFault, call: () => Promise<Value>): Promise<Value> {
    bench().setWireFault(fault);
    try {
      return await call();
    } finally {
      bench().setWireFault(undefined);
    }
  }

  describe.each(WIRE_FAULTS)("after %s", (fault) => {
    it("a start is unknown, and the same id finds the payment (attack 32)", async () => {
      const { provider, paymentsOf } = bench();
      const intent = intentFor(bench());
      expect((await during(fault, () => asked(fault).start(intent))).outcome).toBe("unknown");
      valueOf(await provider.start(intent));
      expect(await paymentsOf(intent.id)).toBe(1);
      expect((await statusOf(bench(), intent.id)).state).toBe("open");
    });

    where(can.hasCapture, () => {
      it("a capture is unknown, and the status tells that the money was taken once (attack 32)", async () => {
        const { provider } = bench();
        const id = await approved(bench());
        expect((await during(fault, () => asked(fault).capture(id, AMOUNT))).outcome).toBe("unknown");
        await expect
          .poll(() => statusOf(bench(), id))
          .toMatchObject({ state: "captured", capturedOre: AMOUNT });
        valueOf(await provider.capture(id, AMOUNT));
        expect((await statusOf(bench(), id)).capturedOre).toBe(AMOUNT);
      });
    });

    it("a refund is unknown, and the same id again gives nothing back twice (attack 32)", async () => {
      const { provider } = bench();
      const id = await captured(bench());
      const refund = newId();
      expect((await during(fault, () => asked(fault).refund(id, refund, 345))).outcome).toBe("unknown");
      valueOf(await provider.refund(id, refund, 345));
      await expect.poll(async () => (await statusOf(bench(), id)).refundedOre).toBe(345);
    });

    it("a void is unknown, and the status tells that the payment is over (attack 32)", async () => {
      const id = await started(bench());
      expect((await during(fault, () => asked(fault).void(id))).outcome).toBe("unknown");
      await expect.poll(async () => (await statusOf(bench(), id)).state).toBe("cancelled");
    });

    it("a status is unknown", async () => {
      const id = await started(bench());
      expect((await during(fault, () => asked(fault).status(id))).outcome).toBe("unknown");
    });
  });

  it("a provider that is down leaves every outcome unknown, and nothing is started (attack 32)", async () => {
    const { provider, paymentsOf } = bench();
    const intent = intentFor(bench());
    const id = await started(bench());
    const outcomes = await during("down", () =>
      Promise.all([provider.start(intent), provider.status(id), provider.void(id)]),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(["unknown", "unknown", "unknown"]);
    expect(await paymentsOf(intent.id)).toBe(0);
  });

  const lies = [
    ["wrong-amount", { authorisedOre: AMOUNT + 1 }],
    ["wrong-currency", { currency: "EUR" }],
  ] as const;
  it.each(lies.filter(([fault]) => can.faults.includes(fault)))(
    "a %s is told as it is (attack 14)",
    async (fault, told) => {
      const id = await started(bench());
      bench().setPaymentFault(id, fault);
      await bench().act(id, "approve", NAME);
      expect(await statusOf(bench(), id)).toMatchObject(told);
    },
  );

  where(can.faults.includes("other-name"), () => {
    it("another payer's name is told as it is (attack 28)", async () => {
      const id = await started(bench());
      bench().setPaymentFault(id, "other-name");
      await bench().act(id, "approve", NAME);
      expect((await statusOf(bench(), id)).payerName).toMatch(/./);
      expect((await statusOf(bench(), id)).payerName).not.toBe(NAME);
    });
  });

  where(can.faults.includes("late-capture"), () => {
    it("a payment that was over is captured when the provider captures it after all", async () => {
      const id = await started(bench());
      bench().setPaymentFault(id, "late-capture");
      await bench().act(id, "approve", NAME);
      expect((await statusOf(bench(), id)).state).toBe("cancelled");
      await expect
        .poll(() => statusOf(bench(), id))
        .toMatchObject({ state: "captured", capturedOre: AMOUNT });
    });
  });

  where(can.chargeback, () => {
    it("a chargeback is told with its amount (attack 42)", async () => {
      const id = await captured(bench());
      await bench().chargeBack(id);
      expect(await statusOf(bench(), id)).toMatchObject({
        state: "charged-back",
        capturedOre: AMOUNT,
        chargedBackOre: AMOUNT,
      });
    });
  });
}
