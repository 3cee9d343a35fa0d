import { afterAll, beforeAll, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { severedDatabase, type SeveredDatabase } from "../../testing/severedDatabase.ts";
import { advanceDeposit } from "./advanceDeposit.ts";

let stage: DepositStage;
let severed: SeveredDatabase;
beforeAll(async () => {
  stage = await depositStage();
  severed = severedDatabase(stage.gateway.databaseUrl);
});
afterAll(async () => {
  await severed[Symbol.asyncDispose]();
  await requireWholeLedger(stage.services.db);
  await stage[Symbol.asyncDispose]();
});

/** A player's deposit that was approved at the provider and that nobody has looked into. */
async function approved() {
  const { client, id } = await stage.player();
  const { txId } = await stage.create(client);
  stage.provider.approve(txId);
  return { id, txId };
}

it(
  "PostgreSQL that ends the connection before any statement of a deposit loses none and credits none twice (attack 31)",
  { timeout: 60_000 },
  async () => {
    const services = { ...stage.services, db: severed.db };
    const whole = await approved();
    severed.severBefore(0);
    expect((await advanceDeposit(services, whole.txId))?.state).toBe("credited");
    const { statements } = severed;
    expect(statements).toBeGreaterThan(10);
    for (let statement = 1; statement <= statements; statement += 1) {
      const { id, txId } = await approved();
      severed.severBefore(statement);
      await expect(advanceDeposit(services, txId), `statement ${statement}`).rejects.toThrow("Failed query");
      severed.severBefore(0);
      expect((await advanceDeposit(services, txId))?.state).toBe("credited");
      expect(await stage.cashOf(id)).toBe(10_000);
      expect(await stage.steps(txId)).toEqual(["created", "pending", "authorised", "credited"]);
      expect(stage.provider.payments.get(txId)?.capturedOre).toBe(10_000);
    }
  },
);
