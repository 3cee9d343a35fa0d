import { DEPOSIT_STATES, type DepositState } from "@spilhus/contracts/payments";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tamperedEnvironment } from "../../testing/tamperedEnvironment.ts";
import type { TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { deposits } from "../deposit-records/index.ts";
import { findFaults, postMovement } from "../ledger/index.ts";
import { lockPlayerRow } from "../sessions/index.ts";

let environment: TestEnvironment;
let player: string;
beforeAll(async () => {
  // Deposits are moved here without their bookings.
  environment = await tamperedEnvironment();
  player = (await addPlayer(environment.database.db)).id;
});
// The test plants wrong rows, so the ledger does not agree at the end.
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;

let made = 0;
async function planted(amountOre = 1_000, limitOre = 5_000): Promise<string> {
  made += 1;
  const txId = String(made).padStart(22, "a");
  const later = sql`clock.now() + interval '1 hour'`;
  await db()
    .insert(deposits)
    .values({
      ...{
        txId,
        playerId: player,
        licence: "1",
        brand: "fjord",
        method: "card",
        provider: "card",
        amountOre,
      },
      ...{ expiresAt: later, reservedUntil: later },
      ...{ limitDayOre: limitOre, limitWeekOre: limitOre, limitMonthOre: limitOre },
    });
  return txId;
}
const change = (txId: string, set: Partial<Record<keyof typeof deposits.$inferSelect, unknown>>) =>
  db()
    .update(deposits)
    .set(set as object) // Of a row's columns, whatever a test breaks.
    .where(eq(deposits.txId, txId));
const refused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );

/** Written by hand from the specified states, not read from the trigger. */
const EDGES: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ["pending", "declined", "cancelled", "expired"],
  pending: [
    "authorised",
    "credited",
    "declined",
    "cancelled",
    "expired",
    "challenge-failed",
    "voided",
    "refunding",
  ],
  authorised: ["credited", "declined", "cancelled", "expired", "challenge-failed", "voided", "refunding"],
  declined: ["credited", "refunding"],
  cancelled: ["credited", "refunding"],
  expired: ["credited", "refunding"],
  "challenge-failed": ["credited", "refunding"],
  voided: ["refunding"],
  refunding: ["refunded"],
  refunded: [],
  credited: ["charged-back"],
  "charged-back": ["credited"],
};
/** A way from the beginning to each state. */
const WAY: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: [],
  pending: ["pending"],
  authorised: ["pending", "authorised"],
  declined: ["declined"],
  cancelled: ["cancelled"],
  expired: ["expired"],
  "challenge-failed": ["pending", "challenge-failed"],
  voided: ["pending", "voided"],
  refunding: ["pending", "refunding"],
  refunded: ["pending", "refunding", "refunded"],
  credited: ["pending", "credited"],
  "charged-back": ["pending", "credited", "charged-back"],
};
const reaching = (state: DepositState) => ({
  state,
  ...(state === "voided" ? { reason: "excluded" } : {}),
  ...(state === "credited" ? { creditedOre: 1_000, settledAt: sql`coalesce(settled_at, clock.now())` } : {}),
});

describe("the database", () => {
  it.each(DEPOSIT_STATES)("lets a deposit go from %s along the listed edges alone", async (from) => {
    for (const to of DEPOSIT_STATES) {
      if (to === from) continue;
      const txId = await planted();
      for (const step of WAY[from]) await change(txId, reaching(step));
      expect(await refused(change(txId, reaching(to))), `from ${from} to ${to}`).toBe(
        !EDGES[from].includes(to),
      );
    }
  });

  it("keeps what was agreed at the start, and what was booked", async () => {
    const txId = await planted();
    for (const set of [
      { amountOre: 2_000 },
      { provider: "other" },
      { brand: "eng" },
      { limitDayOre: 6_000 },
    ]) {
      expect(await refused(change(txId, set))).toBe(true);
    }
    await change(txId, { state: "pending" });
    expect(await refused(change(txId, { state: "credited" }))).toBe(true);
    expect(await refused(change(txId, { ...reaching("credited"), creditedOre: 999 }))).toBe(true);
    await change(txId, reaching("credited"));
    expect(await refused(change(txId, { settledAt: sql`clock.now() - interval '2 days'` }))).toBe(true);
  });

  it("removes no deposit and no step, also as its owner", async () => {
    const txId = await planted();
    for (const statement of [
      sql`delete from deposits where tx_id = ${txId}`,
      sql`truncate deposits cascade`,
      sql`delete from deposit_steps where tx_id = ${txId}`,
      sql`update deposit_steps set state = 'credited' where tx_id = ${txId}`,
    ]) {
      expect(await refused(db().execute(statement))).toBe(true);
    }
  });
});

describe("the ledger's checks", () => {
  const faultsOf = async (invariant: string, subject: string) =>
    (await findFaults(db())).filter((one) => one.invariant === invariant && one.subject === subject);
  const numberOf = async (txId: string) => {
    const [row] = await db()
      .select({ number: deposits.number })
      .from(deposits)
      .where(eq(deposits.txId, txId));
    return String(row?.number);
  };
  const book = (reference: string, amountOre: number) =>
    db().transaction(async (tx) => {
      await lockPlayerRow(tx, player);
      return postMovement(tx, {
        ...{
          licence: "1",
          brand: "fjord",
          playerId: player,
          kind: "deposit",
          source: "deposit",
          reference,
          by: "test",
        },
        transfers: [{ from: { kind: "provider-clearing", ref: "card" }, to: "cash", amountOre }],
      });
    });

  it("name a credit without a movement, one of another amount, and a movement without a deposit (I6)", async () => {
    const txId = await planted();
    await change(txId, { state: "pending" });
    await change(txId, reaching("credited"));
    expect(await faultsOf("I6", await numberOf(txId))).toMatchObject([{ fault: "credited 1000, booked " }]);
    await book(txId, 900);
    expect(await faultsOf("I6", await numberOf(txId))).toMatchObject([
      { fault: "credited 1000, booked 900" },
    ]);
    await book("nobody's", 100);
    expect(await faultsOf("I6", "nobody's")).toHaveLength(1);
  });

  it("name a window in which more was credited than its limit (I8)", async () => {
    await db().execute(sql`select clock.move('60 days')`);
    const credit = async (amountOre: number, limitOre: number) => {
      const txId = await planted(amountOre, limitOre);
      await change(txId, { state: "pending" });
      const approval = sql`nextval('deposit_approvals')`;
      await change(txId, {
        state: "credited",
        creditedOre: amountOre,
        settledAt: sql`clock.now()`,
        approval,
      });
      return numberOf(txId);
    };
    const first = await credit(800, 1_000);
    expect(await faultsOf("I8", first)).toEqual([]);
    const second = await credit(201, 1_000);
    expect((await faultsOf("I8", second)).map(({ fault }) => fault)).toEqual([
      "1001 credited within 24:00:00, the limit was 1000",
      "1001 credited within 168:00:00, the limit was 1000",
      "1001 credited within 720:00:00, the limit was 1000",
    ]);
    await db().execute(sql`select clock.move('24 hours')`);
    const third = await credit(100, 100);
    expect((await faultsOf("I8", third)).map(({ fault }) => fault.split(",")[0])).toEqual([
      "1101 credited within 168:00:00",
      "1101 credited within 720:00:00",
    ]);
  });
});
