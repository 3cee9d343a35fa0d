import { FundsProofSchema, GET_FUNDS_PROOF } from "@spilhus/contracts/payments";
import type { Log } from "@spilhus/lib";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLIENT_ACCOUNT, reportFile, statementFile } from "../../testing/bankStatement.ts";
import { bookMoney } from "../../testing/bookMoney.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { richPlayer, withdraw } from "../../testing/richPlayer.ts";
import { signedInPlayer } from "../../testing/signedInPlayer.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addGames, newId, playingPlayer, rollbackOf, settleOf, stakeOf } from "../../testing/testPlay.ts";
import { findFaults, sealDay } from "../ledger/index.ts";
import { proveFunds } from "./proveFunds.ts";
import { readFunds } from "./readFunds.ts";

const LICENCE = TEST_BRANDS[0].licence.number;
const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const logged: (readonly [string, string])[] = [];
const log: Log = (level, message) => void logged.push([level, message]);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await addGames(gateway.database.db);
});
afterAll(async () => {
  await requireWholeLedger(gateway.database.db);
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const give = (file: Buffer, clientAccounts: Record<string, string> = { [LICENCE]: CLIENT_ACCOUNT }) =>
  db().transaction((tx) => proveFunds(tx, { log, brands, clientAccounts }, file, "officer:lis"));

/** A day of the brands' zone by its distance from today. */
async function dayOf(distance: number): Promise<string> {
  const { rows } = await db().execute<{ day: string }>(sql`
    select to_char((clock.now() at time zone 'Europe/Copenhagen')::date + ${distance}::int, 'YYYY-MM-DD') as day
  `);
  return rows[0]?.day ?? "";
}
async function fundsNow() {
  const { rows } = await db().execute<{ now: string }>(sql`select clock.now() + interval '1 s' as now`);
  return db().transaction((tx) => readFunds(tx, LICENCE, new Date(rows[0]?.now ?? "")));
}
/** All that is held now, in øre. */
async function heldNow(): Promise<number> {
  const { cashOre, reservedOre, stakedOre } = await fundsNow();
  return cashOre + reservedOre + stakedOre;
}
async function shownTo(): Promise<string | null> {
  const { client } = await signedInPlayer(gateway);
  const answer = await client.call("GET", GET_FUNDS_PROOF.path);
  return FundsProofSchema.parse(await answer.json()).coveredAt;
}

describe("the players' money (I7)", () => {
  it("is cash, what withdrawals reserve, and own stakes of open rounds; bonus money is not among it", async () => {
    const before = await fundsNow();
    const { id } = await richPlayer(db(), { cashOre: 10_000, bonusOre: 7_000 });
    await withdraw(db(), id, 4_000);
    const player = await playingPlayer(db(), { cashOre: 5_000, bonusOre: 5_000 });
    const [open, rolledBack, settled] = [newId("round"), newId("stake"), newId("round")];
    await stakeOf(db(), player, 1_000, { round: open });
    await stakeOf(db(), player, 500, { txId: rolledBack, round: newId("round") });
    await rollbackOf(db(), rolledBack);
    await stakeOf(db(), player, 1_500, { round: settled });
    await settleOf(db(), settled, 200);
    // Own money first: 2.700 are left, so 300 of this stake are a bonus.
    await stakeOf(db(), player, 3_000, { round: open });
    expect(await fundsNow()).toEqual({
      cashOre: before.cashOre + 6_000,
      reservedOre: before.reservedOre + 4_000,
      stakedOre: before.stakedOre + 1_000 + 2_700,
    });
  });

  it("is that of a day's end, whatever moved afterwards, with a seal in between or without", async () => {
    const { id } = await richPlayer(db(), { cashOre: 20_000 });
    const player = await playingPlayer(db(), { cashOre: 3_000 });
    const round = newId("round");
    await stakeOf(db(), player, 1_000, { round });
    const held = await heldNow();
    await sealDay(db(), LICENCE, await dayOf(0));
    await moveClock(db(), "1 day");
    await bookMoney(db(), id, "stake", [{ from: "cash", to: "house", amountOre: 6_000 }]);
    await withdraw(db(), id, 2_000);
    await settleOf(db(), round, 9_000);
    const [proof] = await give(statementFile({ day: await dayOf(-1), balanceOre: held }));
    expect(proof).toMatchObject({ targetOre: held, bankOre: held, transferOre: 0 });
    await requireWholeLedger(db());
    await moveClock(db(), "1 day");
  });
});

describe("a statement of the client account", () => {
  it("that shows too little asks for a transfer; players see no proof until a report shows the transfer (I7)", async () => {
    const held = await heldNow();
    await moveClock(db(), "1 day");
    const day = await dayOf(-1);
    logged.length = 0;
    const [short] = await give(statementFile({ day, balanceOre: held - 700 }));
    expect(short).toMatchObject({ day, transferOre: 700, truedUpOre: 0 });
    expect(logged).toEqual([["error", "the client bank account holds less than the players' money"]]);
    expect(await shownTo()).toBeNull();
    const reference = short?.reference ?? "";
    const today = await dayOf(0);
    const partly = { ore: 300, text: `overførsel ${reference}` };
    const [still] = await give(reportFile({ day: today, id: "r-1", entries: [partly] }));
    expect(still).toMatchObject({ day, transferOre: 400 });
    expect(await shownTo()).toBeNull();
    const other = { ore: 400, text: "KLIENT-9-20200101" };
    expect(await give(reportFile({ day: today, id: "r-2", entries: [partly, other] }))).toEqual([]);
    const rest = { ore: 400, text: reference };
    const [covered] = await give(reportFile({ day: today, id: "r-3", entries: [partly, rest] }));
    expect(covered).toMatchObject({ day, truedUpOre: 700, transferOre: 0 });
    expect(Date.parse((await shownTo()) ?? "")).toBeGreaterThan(0);
  });

  it("that shows enough is shown to players that day and no longer (I7)", async () => {
    const held = await heldNow();
    await moveClock(db(), "1 day");
    expect(await shownTo()).toBeNull();
    const proofs = await give(statementFile({ day: await dayOf(-1), balanceOre: held + 50 }));
    // It does not show the transfer of that day's report, so the transfer did not take place.
    expect(proofs.map(({ day, transferOre }) => [day, transferOre])).toEqual([
      [await dayOf(-2), 700],
      [await dayOf(-1), -50],
    ]);
    expect(await shownTo()).not.toBeNull();
    await moveClock(db(), "1 day");
    expect(await shownTo()).toBeNull();
  });

  it("shows a transfer once, though the day's report has shown it already", async () => {
    const held = await heldNow();
    await moveClock(db(), "1 day");
    const [short] = await give(statementFile({ day: await dayOf(-1), balanceOre: held - 100 }));
    const today = await dayOf(0);
    const entries = [{ ore: 100, text: short?.reference ?? "" }];
    await give(reportFile({ day: today, entries, id: "report" }));
    await moveClock(db(), "1 day");
    const proofs = await give(statementFile({ day: today, balanceOre: held, entries }));
    expect(proofs.map(({ day, transferOre }) => [day, transferOre])).toEqual([[today, 0]]);
  });

  it("adds nothing when it is given again, and is refused behind later ones, for other accounts and open days", async () => {
    const [today, yesterday] = [await dayOf(0), await dayOf(-1)];
    const balanceOre = await heldNow();
    const file = statementFile({ day: yesterday, balanceOre, id: "again" });
    await give(file);
    expect(await give(file)).toEqual([]);
    await expect(give(statementFile({ day: await dayOf(-2), balanceOre }))).rejects.toThrow(
      "have been given",
    );
    await expect(give(statementFile({ day: today, balanceOre }))).rejects.toThrow("is not over");
    await expect(give(file, {})).rejects.toThrow("CLIENT_ACCOUNTS does not name");
  });
});

describe("the kept proofs", () => {
  it.each([
    ["changed", sql`update funds_proofs set bank_ore = bank_ore + 1`],
    ["removed", sql`delete from funds_proofs`],
    ["emptied", sql`truncate funds_proofs`],
    [
      "changed by a replica's role",
      sql`set session_replication_role = replica; update funds_proofs set bank_ore = 1`,
    ],
  ])("cannot be %s, by a superuser either (I7, attack 36)", async (_, statement) => {
    const refused = await db()
      .execute(statement)
      .then(
        () => "done",
        (error: unknown) => String((error as Error).cause),
      );
    expect(refused).toContain("only ever added to");
    await db().execute(sql`reset session_replication_role`);
  });

  it.each([
    [
      "a balance is changed",
      "update funds_proofs set bank_ore = bank_ore + 1 where id = (select max(id) from funds_proofs)",
    ],
    ["the last one is removed", "delete from funds_proofs where id = (select max(id) from funds_proofs)"],
    [
      "a target is changed with its hash",
      "update funds_proofs as p set cash_ore = cash_ore + 1; update funds_proofs as p set hash = funds_proof_digest(p)",
    ],
    [
      "one is added",
      "insert into funds_proofs (licence, day, ends_at, cash_ore, reserved_ore, staked_ore, bank_ore, trued_up_ore, statement, statement_day, statement_hash, by) select licence, day, ends_at, cash_ore, reserved_ore, staked_ore, bank_ore, 1, 'x', statement_day, statement_hash, by from funds_proofs limit 1",
    ],
  ])("are named when %s with the triggers off (I7, attack 37)", async (_, statement) => {
    class Undo extends Error {}
    const found: string[] = [];
    const tampering = db().transaction(async (tx) => {
      await tx.execute(sql.raw("alter table funds_proofs disable trigger user"));
      await tx.execute(sql.raw(statement));
      found.push(...(await findFaults(tx)).map(({ invariant }) => invariant));
      throw new Undo();
    });
    await expect(tampering).rejects.toThrow(Undo);
    expect(new Set(found)).toEqual(new Set(["I7"]));
  });
});
