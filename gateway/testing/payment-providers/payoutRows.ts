import { describe, expect, it } from "vitest";
import type { PaymentProvider, Payouts } from "../../src/payment-providers/index.ts";
import { AMOUNT, captured, NAME, newId, valueOf } from "./intents.ts";
import type { ProviderAbilities, ProviderBench } from "./providerBench.ts";
import { where } from "./where.ts";

const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Copenhagen", dateStyle: "short" });

/** What a provider does about payouts, which it must have. */
function paying({ payouts }: PaymentProvider): Payouts {
  if (!payouts) throw new Error("The provider pays nothing out.");
  return payouts;
}

/** Rows about payout accounts, payouts and the settlement of a day. */
export function payoutRows(bench: () => ProviderBench, can: ProviderAbilities): void {
  const returnUrl = "http://fjord.localhost:3000/konto/udbetaling";

  async function accountToken(): Promise<string> {
    const { provider, registerAccount } = bench();
    const id = newId();
    const { url } = valueOf(await paying(provider).registerAccount({ id, locale: "da", returnUrl }));
    await registerAccount(id, url, NAME);
    const account = valueOf(await paying(provider).account(id));
    if (account.state !== "verified") throw new Error(`The account is ${account.state}.`);
    return account.token;
  }
  const stateOf = async (id: string) => valueOf(await paying(bench().provider).payoutStatus(id));

  where(!can.canPayOut, () => {
    it("a provider without payouts has none to call", () => {
      expect(bench().provider.payouts).toBeUndefined();
    });
  });
  where(can.canPayOut, () => {
    describe("a payout account", () => {
      it("is missing, open, then verified with its owner's name", async () => {
        const { provider, registerAccount } = bench();
        const id = newId();
        expect(valueOf(await paying(provider).account(id))).toEqual({ state: "missing" });
        const { url } = valueOf(await paying(provider).registerAccount({ id, locale: "da", returnUrl }));
        expect(provider.capabilities.origins).toContain(new URL(url).origin);
        expect(valueOf(await paying(provider).registerAccount({ id, locale: "da", returnUrl }))).toEqual({
          url,
        });
        expect(valueOf(await paying(provider).account(id))).toEqual({ state: "open" });
        await registerAccount(id, url, NAME);
        expect(valueOf(await paying(provider).account(id))).toEqual({
          state: "verified",
          token: expect.stringMatching(/./),
          label: expect.stringMatching(/\d{4}$/),
          ownerName: NAME,
        });
      });

      it("is refused when the player gives it up", async () => {
        const { provider, registerAccount } = bench();
        const id = newId();
        const { url } = valueOf(await paying(provider).registerAccount({ id, locale: "da", returnUrl }));
        await registerAccount(id, url, undefined);
        expect(valueOf(await paying(provider).account(id))).toEqual({ state: "refused" });
      });
    });

    describe("a payout", () => {
      it("is paid once for its id, and refused with another amount (attack 33)", async () => {
        const { provider, payoutsOf } = bench();
        const payout = { id: newId(), accountToken: await accountToken(), amountOre: AMOUNT };
        expect(await stateOf(payout.id)).toMatchObject({ state: "missing" });
        valueOf(await paying(provider).payOut(payout));
        valueOf(await paying(provider).payOut(payout));
        expect((await paying(provider).payOut({ ...payout, amountOre: AMOUNT + 1 })).outcome).toBe("refused");
        await expect.poll(() => stateOf(payout.id)).toMatchObject({ state: "paid", amountOre: AMOUNT });
        expect(await payoutsOf(payout.id)).toBe(1);
        const reading = provider.readHook(await bench().hookOf(payout.id), bench().now());
        expect(reading).toMatchObject({ events: [{ concerns: "payout", reference: payout.id }] });
      });

      it.each(["error-after-effect", "empty-answer", "no-answer", "slow"] as const)(
        "after %s is unknown, and its status tells that it went out once (attack 32)",
        async (fault) => {
          const { provider, impatient, payoutsOf, setWireFault } = bench();
          const payout = { id: newId(), accountToken: await accountToken(), amountOre: AMOUNT };
          setWireFault(fault);
          const asked = fault === "no-answer" || fault === "slow" ? impatient : provider;
          const outcome = await paying(asked)
            .payOut(payout)
            .finally(() => setWireFault(undefined));
          expect(outcome.outcome).toBe("unknown");
          await expect.poll(() => stateOf(payout.id)).toMatchObject({ state: "paid" });
          expect(await payoutsOf(payout.id)).toBe(1);
        },
      );

      it("to an unknown account, or one that the bank refuses, has no effect", async () => {
        const { provider, payoutsOf, setPaymentFault } = bench();
        const unknown = newId();
        const nowhere = { id: unknown, accountToken: "acct_unknown", amountOre: AMOUNT };
        expect((await paying(provider).payOut(nowhere)).outcome).toBe("refused");
        const refused = newId();
        setPaymentFault(refused, "payout-refused");
        const payout = { id: refused, accountToken: await accountToken(), amountOre: AMOUNT };
        expect((await paying(provider).payOut(payout)).outcome).toBe("refused");
        expect(await Promise.all([payoutsOf(unknown), payoutsOf(refused)])).toEqual([0, 0]);
      });

      it("that the bank returns says so", async () => {
        const id = newId();
        bench().setPaymentFault(id, "bank-return");
        valueOf(
          await paying(bench().provider).payOut({
            id,
            accountToken: await accountToken(),
            amountOre: AMOUNT,
          }),
        );
        await expect
          .poll(() => stateOf(id))
          .toMatchObject({ state: "returned", amountOre: AMOUNT, reason: expect.stringMatching(/./) });
      });
    });
  });

  where(!can.settlement, () => {
    it("refuses to tell the settlement of a day, which comes another way", async () => {
      expect((await bench().provider.settlement("2026-11-01")).outcome).toBe("refused");
    });
  });
  where(can.settlement, () => {
    describe("the settlement of a day", () => {
      const today = () => DAY.format(bench().now());
      async function rowsOf(id: string): Promise<readonly unknown[]> {
        const rows = valueOf(await bench().provider.settlement(today()));
        return rows.filter(({ reference }) => reference === id);
      }

      it("has each capture and refund once, with its amount, and not on another day", async () => {
        const id = await captured(bench());
        valueOf(await bench().provider.refund(id, newId(), 345));
        await expect.poll(async () => (await rowsOf(id)).length).toBe(2);
        const row = { reference: id, currency: "DKK", at: expect.any(Date) };
        expect(await rowsOf(id)).toEqual([
          { ...row, kind: "capture", amountOre: AMOUNT },
          { ...row, kind: "refund", amountOre: 345 },
        ]);
        const other = valueOf(await bench().provider.settlement("2020-01-01"));
        expect(other.filter(({ reference }) => reference === id)).toEqual([]);
      });

      const planted = [
        ["settlement-missing", []],
        ["settlement-doubled", [AMOUNT, AMOUNT]],
        ["settlement-one-ore", [AMOUNT + 1]],
      ] as const;
      it.each(planted.filter(([fault]) => can.faults.includes(fault)))(
        "is told as it is with %s (attack 47)",
        async (fault, amounts) => {
          const id = await captured(bench());
          bench().setPaymentFault(id, fault);
          const rows = valueOf(await bench().provider.settlement(today()));
          const own = rows.filter(({ reference }) => reference === id).map(({ amountOre }) => amountOre);
          expect(own).toEqual(amounts);
        },
      );
    });
  });
}
