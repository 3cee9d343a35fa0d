import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { payoutServices } from "../../testing/payoutServices.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { richPlayer } from "../../testing/richPlayer.ts";
import { scriptedPayouts, type ScriptedPayouts } from "../../testing/scriptedPayouts.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { holds, type HoldKind } from "../holds/index.ts";
import { messages } from "../inbox/tables.ts";
import { readBalances } from "../ledger/index.ts";
import { advanceWithdrawal, type WithdrawalServices } from "./advanceWithdrawal.ts";
import { payOutClosedAccounts } from "./closedAccounts.ts";
import { payOutStuck } from "./payOutStuck.ts";
import { payoutNotes, withdrawals } from "./tables.ts";

let environment: TestEnvironment;
let bank: ScriptedPayouts;
let services: WithdrawalServices;
beforeAll(async () => {
  environment = await testEnvironment();
});
beforeEach(() => {
  bank = scriptedPayouts();
  services = payoutServices(db(), bank);
});
afterAll(async () => {
  await requireWholeLedger(db());
  await environment[Symbol.asyncDispose]();
});
const db = () => environment.database.db;

const close = (playerId: string, kind: HoldKind = "deactivated", endsAt: Date | null = null) =>
  db().insert(holds).values({ playerId, kind, endsAt, source: "player" });
const of = async (playerId: string) => {
  const made = await db().select().from(withdrawals).where(eq(withdrawals.playerId, playerId));
  const notes = await db().select().from(payoutNotes).where(eq(payoutNotes.playerId, playerId));
  return {
    withdrawals: made.map(({ amountOre, state }) => `${amountOre} ${state}`),
    notes: notes.map(({ reason }) => reason),
  };
};

describe("the money of a closed account", () => {
  it.each([["deactivated"], ["register"]] as const)(
    "that is %s for good is sent to its verified account, all of it and once",
    async (kind) => {
      const { id } = await richPlayer(db(), { cashOre: 543 });
      await close(id, kind);
      await Promise.all([payOutClosedAccounts(services), payOutClosedAccounts(services)]);
      expect(await of(id)).toEqual({ withdrawals: ["543 checking"], notes: [] });
      const [row] = await db().select().from(withdrawals).where(eq(withdrawals.playerId, id));
      await advanceWithdrawal(services, row?.id ?? "");
      bank.settle(row?.id ?? "", "paid");
      await advanceWithdrawal(services, row?.id ?? "");
      await payOutClosedAccounts(services);
      expect(await of(id)).toEqual({ withdrawals: ["543 paid"], notes: [] });
      const told = await db().select().from(messages).where(eq(messages.playerId, id));
      expect(told.map(({ texts }) => texts.da.subject)).toContain("Din saldo på 5,43 kr. bliver udbetalt");
    },
  );

  it("stays where it is while the account is open, blocked or excluded for a time", async () => {
    const open = await richPlayer(db(), { cashOre: 500 });
    const blocked = await richPlayer(db(), { cashOre: 500 });
    const excluded = await richPlayer(db(), { cashOre: 500 });
    await close(blocked.id, "block", new Date("2099-01-01"));
    await close(excluded.id, "register", new Date("2099-01-01"));
    await payOutClosedAccounts(services);
    for (const { id } of [open, blocked, excluded]) {
      expect(await of(id)).toEqual({ withdrawals: [], notes: [] });
    }
  });

  it("without an account, or of somebody who must be looked at, is noted for an officer once", async () => {
    const homeless = await addPlayer(db());
    await bookMoney(db(), homeless.id, "import", [{ from: "card", to: "cash", amountOre: 500 }]);
    const temporary = await richPlayer(db(), { cashOre: 500 }, { isEidVerified: false });
    const blocked = await richPlayer(db(), { cashOre: 500 }, { holds: [{ kind: "withdrawals" }] });
    for (const { id } of [homeless, temporary, blocked]) await close(id);
    await payOutClosedAccounts(services);
    await payOutClosedAccounts(services);
    expect(await of(homeless.id)).toEqual({ withdrawals: [], notes: ["no-account"] });
    expect(await of(temporary.id)).toEqual({ withdrawals: [], notes: ["not-verified"] });
    expect(await of(blocked.id)).toEqual({ withdrawals: [], notes: ["withdrawals-blocked"] });
    expect(await readBalances(db(), homeless.id)).toMatchObject({ cashOre: 500 });
  });

  it("that came back is not sent again and again", async () => {
    const { id } = await richPlayer(db(), { cashOre: 5_000 });
    await close(id);
    await payOutClosedAccounts(services);
    const [row] = await db().select().from(withdrawals).where(eq(withdrawals.playerId, id));
    await advanceWithdrawal(services, row?.id ?? "");
    bank.settle(row?.id ?? "", "returned");
    await advanceWithdrawal(services, row?.id ?? "");
    await payOutClosedAccounts(services);
    expect(await of(id)).toEqual({ withdrawals: ["5000 returned"], notes: ["returned"] });
  });
});

describe("the money of an account that is suspended or a second one", () => {
  const payOut = (noteId: string) =>
    db().transaction((tx) => payOutStuck(tx, services.providers, noteId, "lis"));
  const noteOf = async (playerId: string) => {
    await payOutClosedAccounts(services);
    const [note] = await db().select().from(payoutNotes).where(eq(payoutNotes.playerId, playerId));
    return note?.id ?? "";
  };

  it.each([["suspended"], ["multi-account"]] as const)(
    "under %s is noted, and an officer sends it to the verified account, once",
    async (kind) => {
      const { id } = await richPlayer(db(), { cashOre: 700 }, { holds: [{ kind }] });
      const noteId = await noteOf(id);
      expect(await of(id)).toEqual({ withdrawals: [], notes: ["withdrawals-blocked"] });
      const outcomes = await Promise.all([payOut(noteId), payOut(noteId)]);
      expect(outcomes.toSorted()).toEqual(["gone", "paid-out"]);
      const [row] = await db().select().from(withdrawals).where(eq(withdrawals.playerId, id));
      expect(row).toMatchObject({ amountOre: 700, state: "approved", by: "officer:lis" });
      await advanceWithdrawal(services, row?.id ?? "");
      bank.settle(row?.id ?? "", "paid");
      await advanceWithdrawal(services, row?.id ?? "");
      expect(await of(id)).toMatchObject({ withdrawals: ["700 paid"] });
      const [closed] = await db().select().from(payoutNotes).where(eq(payoutNotes.playerId, id));
      expect(closed?.closedAt).toBeInstanceOf(Date);
    },
  );

  it("without any way to send it stays noted", async () => {
    const { id } = await addPlayer(db(), { holds: [{ kind: "suspended" }] });
    await bookMoney(db(), id, "import", [{ from: "card", to: "cash", amountOre: 500 }]);
    const noteId = await noteOf(id);
    expect(await payOut(noteId)).toBe("nowhere");
    expect(await of(id)).toEqual({ withdrawals: [], notes: ["withdrawals-blocked"] });
    expect(await readBalances(db(), id)).toMatchObject({ cashOre: 500 });
  });

  it("is not paid out by an officer any more once its player can withdraw it", async () => {
    const { id } = await richPlayer(db(), { cashOre: 500 }, { holds: [{ kind: "suspended" }] });
    const noteId = await noteOf(id);
    await db().update(holds).set({ liftedAt: new Date() }).where(eq(holds.playerId, id));
    expect(await payOut(noteId)).toBe("gone");
    expect(await of(id)).toMatchObject({ withdrawals: [] });
  });
});
