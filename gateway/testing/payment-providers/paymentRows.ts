import { describe, expect, it } from "vitest";
import { AMOUNT, approved, captured, intentFor, NAME, newId, started, statusOf, valueOf } from "./intents.ts";
import type { PlayerAct, ProviderAbilities, ProviderBench } from "./providerBench.ts";
import { where } from "./where.ts";

const ENDS: readonly PlayerAct[] = ["decline", "cancel", "fail-challenge", "expire"];
const NO_MONEY = { authorisedOre: 0, capturedOre: 0, refundedOre: 0, chargedBackOre: 0 };

/** Rows about one payment from its start to its refund. */
export function paymentRows(bench: () => ProviderBench, can: ProviderAbilities): void {
  describe("a payment", () => {
    it("is started once for its id, on a page of an origin that the adapter declares", async () => {
      const { provider, paymentsOf } = bench();
      const intent = intentFor(bench());
      const first = valueOf(await provider.start(intent));
      expect(valueOf(await provider.start(intent))).toEqual(first);
      expect(await paymentsOf(intent.id)).toBe(1);
      const url = first.next.kind === "redirect" ? first.next.url : "";
      expect(provider.capabilities.origins).toContain(new URL(url).origin);
      for (const origin of provider.capabilities.origins) expect(new URL(origin).origin).toBe(origin);
    });

    it("sends nobody to a page of another origin than is declared", async () => {
      const { elsewhere } = bench();
      expect((await elsewhere.start(intentFor(bench()))).outcome).toBe("unknown");
    });

    it("keeps its amount when its id comes again with another one (attack 32)", async () => {
      const { provider, paymentsOf } = bench();
      const intent = intentFor(bench());
      valueOf(await provider.start(intent));
      const again = await provider.start({ ...intent, amountOre: AMOUNT + 1 });
      expect(again.outcome === "refused").toBe(can.refusesOtherPayment);
      expect(await paymentsOf(intent.id)).toBe(1);
      await bench().act(intent.id, "approve", NAME);
      expect((await statusOf(bench(), intent.id)).authorisedOre).toBe(AMOUNT);
    });

    it("that was never started is missing", async () => {
      expect(await statusOf(bench(), newId())).toMatchObject({ state: "missing", ...NO_MONEY });
    });

    it("is open until the player approves, then tells amount, currency, payer and authentication", async () => {
      const id = await started(bench());
      expect(await statusOf(bench(), id)).toMatchObject({ state: "open", ...NO_MONEY });
      await bench().act(id, "approve", NAME);
      const status = await statusOf(bench(), id);
      expect(status).toMatchObject({
        state: can.hasCapture ? "authorised" : "captured",
        currency: "DKK",
        authorisedOre: AMOUNT,
        capturedOre: can.hasCapture ? 0 : AMOUNT,
        payerName: can.tellsName ? NAME : undefined,
      });
      const proofs = can.tellsAuthentication ? ["challenge", "app", "bank"] : ["unknown"];
      expect(proofs).toContain(status.authentication);
    });

    where(can.acts["approve-unchallenged"] !== undefined, () => {
      it("tells when nobody was authenticated (attack 27)", async () => {
        const id = await started(bench());
        await bench().act(id, "approve-unchallenged", NAME);
        expect((await statusOf(bench(), id)).authentication).toBe("none");
      });
    });

    const ends = ENDS.flatMap((act) => {
      const state = can.acts[act];
      return state === undefined ? [] : [[act, state] as const];
    });
    it.each(ends)(
      "that comes to nothing by %s is %s, has taken nothing and takes nothing",
      async (act, state) => {
        const id = await started(bench());
        await bench().act(id, act, NAME);
        expect(await statusOf(bench(), id)).toMatchObject({ state, ...NO_MONEY });
        expect((await bench().provider.capture(id, AMOUNT)).outcome).toBe("refused");
      },
    );
  });

  describe("a capture", () => {
    where(can.hasCapture, () => {
      it.each([AMOUNT, AMOUNT - 345])("takes %i øre of what was authorised, once", async (amount) => {
        const id = await approved(bench());
        valueOf(await bench().provider.capture(id, amount));
        valueOf(await bench().provider.capture(id, amount));
        await expect
          .poll(() => statusOf(bench(), id))
          .toMatchObject({ state: "captured", capturedOre: amount });
      });
    });
    where(!can.hasCapture, () => {
      it("is not needed: the money is taken when the player approves, and cannot be released", async () => {
        const id = await approved(bench());
        expect(await statusOf(bench(), id)).toMatchObject({ state: "captured", capturedOre: AMOUNT });
        expect((await bench().provider.void(id)).outcome).toBe("refused");
      });
    });

    it("of more than was authorised, or of an open payment, is refused", async () => {
      const { provider } = bench();
      const open = await started(bench());
      expect((await provider.capture(open, AMOUNT)).outcome).toBe("refused");
      const id = await approved(bench());
      expect((await provider.capture(id, AMOUNT + 1)).outcome).toBe("refused");
      expect((await statusOf(bench(), id)).capturedOre).toBe(can.hasCapture ? 0 : AMOUNT);
    });
  });

  describe("a void", () => {
    where(can.hasCapture, () => {
      it("releases an authorisation, which cannot be captured any more", async () => {
        const { provider } = bench();
        const id = await approved(bench());
        valueOf(await provider.void(id));
        valueOf(await provider.void(id));
        await expect
          .poll(() => statusOf(bench(), id))
          .toMatchObject({ state: "voided", capturedOre: 0, refundedOre: 0 });
        expect((await provider.capture(id, AMOUNT)).outcome).toBe("refused");
      });
    });

    it("calls off a payment that nobody completed", async () => {
      const id = await started(bench());
      valueOf(await bench().provider.void(id));
      await expect.poll(() => statusOf(bench(), id)).toMatchObject({ state: "cancelled", ...NO_MONEY });
    });

    it("of money that was taken is refused", async () => {
      const id = await captured(bench());
      expect((await bench().provider.void(id)).outcome).toBe("refused");
      expect(await statusOf(bench(), id)).toMatchObject({ state: "captured", capturedOre: AMOUNT });
    });
  });

  describe("a refund", () => {
    it("gives back a part, then the rest, each once for its id, and never more", async () => {
      const { provider } = bench();
      const id = await captured(bench());
      const [first, second] = [newId(), newId()];
      valueOf(await provider.refund(id, first, 345));
      valueOf(await provider.refund(id, first, 345));
      await expect.poll(() => statusOf(bench(), id)).toMatchObject({ state: "captured", refundedOre: 345 });
      expect((await provider.refund(id, newId(), AMOUNT)).outcome).toBe("refused");
      valueOf(await provider.refund(id, second, AMOUNT - 345));
      await expect
        .poll(() => statusOf(bench(), id))
        .toMatchObject({ state: "refunded", capturedOre: AMOUNT, refundedOre: AMOUNT });
    });

    it("before the capture is refused (attack 11)", async () => {
      const id = await started(bench());
      expect((await bench().provider.refund(id, newId(), 345)).outcome).toBe("refused");
    });
  });
}
