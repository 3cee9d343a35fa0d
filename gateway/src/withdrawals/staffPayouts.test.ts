import {
  DECIDE_PAYOUT,
  DISMISS_PAYOUT_NOTE,
  LIST_WAITING_PAYOUTS,
  PAY_OUT_STUCK_BALANCE,
} from "@spilhus/contracts/staff";
import type { StaffRole } from "@spilhus/contracts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { creditedDeposit } from "../../testing/creditedDeposit.ts";
import { payoutStage, type PayoutStage } from "../../testing/payoutStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { withdraw } from "../../testing/richPlayer.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { staffCaller } from "../../testing/staffCaller.ts";
import { TEST_MONEY_CHECKS } from "../../testing/testBrands.ts";
import { audit } from "../audit/tables.ts";
import { documentRequests, moneyCases } from "../money-checks/tables.ts";
import { readBalances } from "../ledger/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";
import { payOutClosedAccounts } from "./closedAccounts.ts";
import { notePayout } from "./notePayout.ts";
import { payoutNotes, withdrawals } from "./tables.ts";

let stage: PayoutStage;
beforeAll(async () => {
  // Each withdrawal waits for an officer.
  const sample = [{ appliesFrom: "2020-01-01", oneIn: 1 }];
  stage = await payoutStage({ moneyChecks: { ...TEST_MONEY_CHECKS, sample } });
});
afterAll(async () => {
  await requireWholeLedger(db());
  await stage[Symbol.asyncDispose]();
});
const db = () => stage.environment.database.db;
const staff = () => staffCaller(db(), stage.origins[0]);

const officer = async (...roles: readonly StaffRole[]) => {
  const { id, session } = await staff().member(roles);
  return {
    id,
    decide: async (withdrawalId: string, body: unknown) =>
      codeOf(
        await staff().call("POST", DECIDE_PAYOUT.path.replace("{withdrawalId}", withdrawalId), {
          ...{ body, session },
        }),
      ),
    async list() {
      const answer = await staff().call("GET", LIST_WAITING_PAYOUTS.path, { session });
      return LIST_WAITING_PAYOUTS.answer.parse(await answer.json());
    },
    payOut: async (noteId: string) =>
      codeOf(await staff().call("POST", PAY_OUT_STUCK_BALANCE.path.replace("{noteId}", noteId), { session })),
    dismiss: async (noteId: string) =>
      codeOf(await staff().call("POST", DISMISS_PAYOUT_NOTE.path.replace("{noteId}", noteId), { session })),
    session,
  };
};

/** A withdrawal of 50 kr. of a player with 100 kr. that waits for an officer. */
async function waiting() {
  const { id: playerId } = await stage.player({ cashOre: 10_000 });
  const id = await withdraw(db(), playerId, 5_000);
  await advanceWithdrawal({ ...stage.services, brands: sampled() }, id);
  return { id, playerId };
}
const sampled = () =>
  new Map(
    [...stage.services.brands].map(([id, brand]) => [
      id,
      {
        ...brand,
        moneyChecks: { ...TEST_MONEY_CHECKS, sample: [{ appliesFrom: "2020-01-01", oneIn: 1 }] },
      },
    ]),
  );
const stateOf = async (id: string) =>
  (await db().select().from(withdrawals).where(eq(withdrawals.id, id)))[0]?.state;

describe("an officer", () => {
  it("sees what waits, with what is needed to decide, and decides", async () => {
    const { id, playerId } = await waiting();
    await creditedDeposit(db(), playerId, 2_000);
    const { id: staffId, list, decide } = await officer("payments-officer");
    const found = (await list()).payouts.find((one) => one.id === id);
    expect(found).toMatchObject({
      ...{ state: "checking", amountOre: 5_000, documents: [] },
      account: { label: "•••• 1234", isChanged: false, isRemoved: false },
      player: { name: "Mette Madsen", brand: "fjord", isVerified: true, holds: [] },
      last30Days: { depositsOre: 2_000, withdrawalsOre: 5_000, stakesOre: 0 },
      balance: { cashOre: 7_000, bonusOre: 0, debtOre: 0 },
    });
    expect(await decide(id, { decision: "approve" })).toBe("200 ok");
    expect(await decide(id, { decision: "approve" })).toBe("409 already-decided");
    await advanceWithdrawal(stage.services, id);
    expect(await stateOf(id)).toBe("sent");
    expect((await list()).payouts.map((one) => one.id)).not.toContain(id);
    const [act] = await db()
      .select()
      .from(audit)
      .where(and(eq(audit.chain, `staff:${staffId}`), eq(audit.event, "staff-act")));
    expect(act).toMatchObject({
      ...{ playerId, brand: "fjord" },
      details: { call: "decide-payout", withdrawalId: id, decision: "approve", staff: staffId },
    });
  });

  it("refuses one, and the money is back", async () => {
    const { id, playerId } = await waiting();
    const { decide } = await officer("payments-officer");
    expect(await decide(id, { decision: "refuse", reason: "not-approved" })).toBe("200 ok");
    expect(await stateOf(id)).toBe("refused");
    expect(await readBalances(db(), playerId)).toMatchObject({ cashOre: 10_000, reservedOre: 0 });
  });

  it("asks for documents, and the withdrawal says until when", async () => {
    const { id, playerId } = await waiting();
    const { list, decide } = await officer("payments-officer");
    const asked = { decision: "ask", reason: "account-owner", kinds: ["account-owner"], days: 14 };
    expect(await decide(id, { ...asked, days: 6 })).toBe("400 invalid-request");
    expect(await decide(id, asked)).toBe("200 ok");
    const [request] = await db()
      .select()
      .from(documentRequests)
      .where(eq(documentRequests.playerId, playerId));
    const [shown] = await stage.list(await stage.browser(playerId));
    expect(shown).toMatchObject({
      state: "waiting",
      documents: { kinds: ["account-owner"], until: request?.until.toISOString() },
    });
    const found = (await list()).payouts.find((one) => one.id === id);
    expect(found?.documents).toMatchObject([{ state: "asked", isOverdue: false }]);
    expect(await decide(id, { decision: "approve" })).toBe("200 ok");
  });

  it("without the role neither sees nor decides", async () => {
    const { id } = await waiting();
    const { decide, session } = await officer("support", "finance");
    expect(await decide(id, { decision: "approve" })).toBe("403 role-needed");
    expect(await codeOf(await staff().call("GET", LIST_WAITING_PAYOUTS.path, { session }))).toBe(
      "403 role-needed",
    );
    expect(await stateOf(id)).toBe("checking");
  });

  it("who may not know of cases is shown no payout of a suspected player, and decides none", async () => {
    const { id, playerId } = await waiting();
    await db()
      .insert(moneyCases)
      .values({
        ...{ playerId, licence: "1", brand: "fjord", rule: "without-play", facts: {} },
        ...{ outcome: "officer", by: "rules" },
      });
    const payments = await officer("payments-officer");
    expect((await payments.list()).payouts.map((one) => one.id)).not.toContain(id);
    expect(await payments.decide(id, { decision: "approve" })).toBe("409 already-decided");
    const money = await officer("money-laundering-officer");
    expect((await money.list()).payouts.map((one) => one.id)).toContain(id);
    expect(await money.decide(id, { decision: "approve" })).toBe("200 ok");
  });

  it("of two at once one decides", async () => {
    const { id } = await waiting();
    const [one, other] = [await officer("payments-officer"), await officer("payments-officer")];
    const answers = await Promise.all([
      one.decide(id, { decision: "approve" }),
      other.decide(id, { decision: "refuse", reason: "not-approved" }),
    ]);
    expect(answers.toSorted()).toEqual(["200 ok", "409 already-decided"]);
  });

  it("pays out a balance that is stuck", async () => {
    const { id: playerId } = await stage.player({ cashOre: 900 }, { holds: [{ kind: "multi-account" }] });
    await payOutClosedAccounts(stage.services);
    const { list, payOut } = await officer("payments-officer");
    const found = (await list()).stuck.find(({ cashOre }) => cashOre === 900);
    expect(found).toMatchObject({
      ...{ reason: "withdrawals-blocked", account: "•••• 1234" },
      player: { holds: ["multi-account"] },
    });
    expect(await payOut(found?.id ?? "")).toBe("200 ok");
    expect(await payOut(found?.id ?? "")).toBe("409 already-decided");
    expect(await readBalances(db(), playerId)).toMatchObject({ cashOre: 0, reservedOre: 900 });
  });

  it("dismisses the note of a refund that was settled otherwise, and no other", async () => {
    const { id: playerId } = await stage.player({ cashOre: 0 });
    const { id: stuckId } = await stage.player({ cashOre: 900 }, { holds: [{ kind: "suspended" }] });
    await db().transaction((tx) => notePayout(tx, { playerId, brand: "fjord", reason: "refund-refused" }));
    await payOutClosedAccounts(stage.services);
    const { list, dismiss } = await officer("payments-officer");
    const noteOf = async (player: string) =>
      (await db().select().from(payoutNotes).where(eq(payoutNotes.playerId, player)))[0]?.id ?? "";
    const ids = async () => (await list()).stuck.map(({ id }) => id);
    expect(await ids()).toEqual(expect.arrayContaining([await noteOf(playerId), await noteOf(stuckId)]));
    expect(await dismiss(await noteOf(stuckId))).toBe("409 already-decided");
    expect(await dismiss(await noteOf(playerId))).toBe("200 ok");
    expect(await dismiss(await noteOf(playerId))).toBe("409 already-decided");
    expect(await ids()).not.toContain(await noteOf(playerId));
  });
});
