import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { addPlayer, KEYS } from "../../testing/testPlayers.ts";
import { scriptedPayouts } from "../../testing/scriptedPayouts.ts";
import { jobs } from "../jobs/tables.ts";
import { addAccount, advanceAccount } from "../payout-accounts/index.ts";
import { checkPlayer } from "./checkPlayer.ts";
import { MONEY_CHECK_QUEUE } from "./moneyCheckQueue.ts";
import { moneyCases } from "./tables.ts";

let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterAll(async () => {
  await requireWholeLedger(db());
  await stage[Symbol.asyncDispose]();
});
const db = () => stage.gateway.database.db;
const [FJORD] = TEST_BRANDS;

/** Rules that found something, once running checks of the player have finished. */
async function rulesOf(playerId: string) {
  await stage.work();
  await db().transaction((tx) => checkPlayer(tx, playerId, FJORD));
  const rows = await db().select().from(moneyCases).where(eq(moneyCases.playerId, playerId));
  return rows.map(({ rule, subject }) => `${rule} ${subject.replace(/ [\w-]+$/, "")}`);
}

async function paidBy(payerName: string, player: { readonly firstName: string; readonly lastName: string }) {
  const { id, client } = await stage.player(player);
  const { txId } = await stage.create(client);
  stage.provider.approve(txId, { payerName });
  await stage.tell(txId);
  const { state, reason } = await stage.row(txId);
  return { state, reason, rules: await rulesOf(id) };
}

const person = (firstName: string, lastName: string) => ({ firstName, lastName });

describe("a deposit (attack 28)", () => {
  it.each([
    ["SOEREN NOERGAARD", person("Søren", "Nørgaard")],
    ["Aase Baek", person("Åse", "Bæk")],
    ["Mette Marie Madsen", person("Mette", "Madsen")],
    ["Marie Madsen", person("Mette Marie", "Madsen")],
    ["MADSEN, METTE", person("Mette", "Madsen")],
    ["Jens Hansen & Mette Madsen", person("Mette", "Madsen")],
  ])("paid by %j for %o is credited, and no case is opened", async (payer, player) => {
    expect(await paidBy(payer, player)).toEqual({ state: "credited", reason: null, rules: [] });
  });

  it.each([
    ["Jens Madsen", person("Mette", "Madsen")],
    ["Mette Hansen", person("Mette", "Madsen")],
    ["Jens & Lise Madsen", person("Mette", "Madsen")],
    ["M. Madsen", person("Mette", "Madsen")],
    ["Madsen ApS", person("Mette", "Madsen")],
  ])("paid by %j for %o is given back, and a case is opened", async (payer, player) => {
    expect(await paidBy(payer, player)).toEqual({
      ...{ state: "voided", reason: "name-mismatch" },
      rules: ["other-name deposit"],
    });
  });

  it("that was captured before its payer was known is refunded, and a case is opened", async () => {
    const { id, client } = await stage.player();
    const { txId } = await stage.create(client);
    stage.provider.approve(txId, { payerName: "Jens Hansen" });
    stage.provider.set(txId, { state: "captured", capturedOre: 10_000 });
    await stage.tell(txId);
    expect((await stage.row(txId)).state).toBe("refunded");
    expect(await rulesOf(id)).toEqual(["other-name deposit"]);
  });

  it("paid by each further person is a case of its own", async () => {
    const { id, client } = await stage.player();
    for (const payerName of ["Jens Hansen", "Lise Hansen"]) {
      const { txId } = await stage.create(client, { isSecond: true });
      stage.provider.approve(txId, { payerName });
      await stage.tell(txId);
    }
    expect(await rulesOf(id)).toEqual(["other-name deposit", "other-name deposit"]);
  });
});

describe("a payout account", () => {
  it("that belongs to somebody else opens a case (attack 28)", async () => {
    const bank = scriptedPayouts();
    const { provider } = bank;
    const services = {
      ...{ db: db(), keys: KEYS, log: () => undefined },
      providers: { provider: () => provider, methodsOf: () => [{ provider }] },
    };
    const { id: playerId } = await addPlayer(db());
    const account = await db().transaction((tx) =>
      addAccount(tx, {
        ...{ playerId, brand: FJORD, provider: provider.id, locale: "da", now: new Date() },
        returnUrl: "http://fjord.localhost/konto/udbetaling",
      }),
    );
    await advanceAccount(services, account.id);
    bank.registered.set(account.id, { token: randomUUID(), label: "•••• 1234", ownerName: "Jens Hansen" });
    await advanceAccount(services, account.id);
    expect(await db().$count(jobs, eq(jobs.queue, MONEY_CHECK_QUEUE))).toBeGreaterThan(0);
    expect(await rulesOf(playerId)).toEqual(["other-name payout account"]);
  });
});
