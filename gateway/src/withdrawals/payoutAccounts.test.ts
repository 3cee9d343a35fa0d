import { randomUUID } from "node:crypto";
import {
  ADD_PAYOUT_ACCOUNT,
  LIST_PAYOUT_ACCOUNTS,
  type PayoutAccount,
  PayoutAccountSchema,
  REMOVE_PAYOUT_ACCOUNT,
} from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { payoutStage, type PayoutStage } from "../../testing/payoutStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { addPayoutAccount, withdraw } from "../../testing/richPlayer.ts";
import { PROVIDER_ORIGIN } from "../../testing/scriptedPayouts.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { advanceAccount, payoutAccounts } from "../payout-accounts/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";

let stage: PayoutStage;
beforeAll(async () => {
  stage = await payoutStage();
});
beforeEach(() => stage.bank.registered.clear());
afterAll(async () => {
  await requireWholeLedger(db());
  await stage[Symbol.asyncDispose]();
});
const db = () => stage.environment.database.db;

const send = (client: SiteClient, key = randomUUID()) =>
  client.call("POST", ADD_PAYOUT_ACCOUNT.path, { headers: { "idempotency-key": key } });
async function add(client: SiteClient): Promise<PayoutAccount> {
  await stage.confirm(client, ADD_PAYOUT_ACCOUNT.id, {});
  return PayoutAccountSchema.parse(await (await send(client)).json());
}
const list = async (client: SiteClient) => {
  const answer = await client.call("GET", LIST_PAYOUT_ACCOUNTS.path);
  return LIST_PAYOUT_ACCOUNTS.answer.parse(await answer.json()).accounts;
};
const remove = (client: SiteClient, id: string) =>
  client.call("DELETE", REMOVE_PAYOUT_ACCOUNT.path.replace("{accountId}", id), {
    headers: { "idempotency-key": randomUUID() },
  });
const confirmRemoval = (client: SiteClient, accountId: string) =>
  stage.confirm(client, REMOVE_PAYOUT_ACCOUNT.id, { accountId });
const registered = (ownerName: string) => ({ token: "token 77", label: "•••• 7777", ownerName });

describe("a payout account", () => {
  it("is registered on the provider's page, and verified when it is the player's own (R2.38)", async () => {
    const { client } = await stage.player({ cashOre: 0 });
    const { id } = await add(client);
    const opened = (await list(client)).find((account) => account.id === id);
    expect(opened).toMatchObject({ state: "registering", url: `${PROVIDER_ORIGIN}/accounts/${id}` });
    stage.bank.registered.set(id, registered("MADSEN, METTE"));
    // The player comes back to the list, which asks the provider.
    expect((await list(client)).find((account) => account.id === id)).toMatchObject({
      ...{ state: "verified", label: "•••• 7777", url: null },
      payableFrom: expect.any(String),
    });
    const [row] = await db().select().from(payoutAccounts).where(eq(payoutAccounts.id, id));
    expect(row?.tokenSealed?.toString("latin1")).not.toContain("token 77");
  });

  it("of somebody else is not taken, and its token is not kept (attack 28)", async () => {
    const { client } = await stage.player({ cashOre: 0 });
    const { id } = await add(client);
    stage.bank.registered.set(id, registered("Jens Jensen"));
    await advanceAccount(stage.services, id);
    expect((await list(client)).find((account) => account.id === id)?.state).toBe("name-differs");
    const [row] = await db().select().from(payoutAccounts).where(eq(payoutAccounts.id, id));
    expect([row?.tokenSealed, row?.label]).toEqual([null, null]);
  });

  it("that the player does not finish is given up after a day", async () => {
    const { client } = await stage.player({ cashOre: 0 });
    const { id } = await add(client);
    expect(await advanceAccount(stage.services, id)).toEqual({ againInSeconds: 15 });
    await moveClock(db(), "25 hours");
    expect(await advanceAccount(stage.services, id)).toBeUndefined();
    const [row] = await db().select().from(payoutAccounts).where(eq(payoutAccounts.id, id));
    expect(row?.state).toBe("refused");
  });

  it("needs MitID for this request, a verified identity and open withdrawals (attack 26)", async () => {
    const { client, accountId } = await stage.player({ cashOre: 0 });
    expect(await codeOf(await send(client))).toBe("403 confirmation-needed");
    expect(await codeOf(await remove(client, accountId))).toBe("403 confirmation-needed");
    await stage.confirm(client, ADD_PAYOUT_ACCOUNT.id, {});
    expect(await codeOf(await remove(client, accountId))).toBe("403 confirmation-needed");
    const temporary = await stage.player({ cashOre: 0 }, { isEidVerified: false });
    expect(await codeOf(await send(temporary.client))).toBe("403 eid-needed");
  });

  it("is added once by a double click", async () => {
    const { client } = await stage.player({ cashOre: 0 });
    await stage.confirm(client, ADD_PAYOUT_ACCOUNT.id, {});
    const key = randomUUID();
    const answers = await Promise.all([send(client, key), send(client, key)]);
    const ids = await Promise.all(answers.map(async (one) => PayoutAccountSchema.parse(await one.json()).id));
    expect(new Set(ids).size).toBe(1);
    expect(await list(client)).toHaveLength(2);
  });

  it("that is removed is paid to no more, and not removed while money is to be sent to it", async () => {
    const { client, id, accountId } = await stage.player({ cashOre: 20_000 });
    const withdrawal = await withdraw(db(), id, 5_000);
    await confirmRemoval(client, accountId);
    expect(await codeOf(await remove(client, accountId))).toBe("409 too-late");
    await advanceWithdrawal(stage.services, withdrawal);
    expect((await remove(client, accountId)).status).toBe(200);
    expect(await list(client)).toEqual([]);
    const asked = { amountOre: 5_000, accountId };
    expect(await codeOf(await stage.send(client, asked))).toBe("403 account-not-own");
    expect(await codeOf(await remove(client, accountId))).toBe("404 not-found");
  });

  it("of another player is not there", async () => {
    const { client } = await stage.player({ cashOre: 0 });
    const other = await stage.player({ cashOre: 0 });
    await confirmRemoval(client, other.accountId);
    expect(await codeOf(await remove(client, other.accountId))).toBe("404 not-found");
    expect(await list(other.client)).toHaveLength(1);
  });

  it("cannot be added without end", async () => {
    const { client, id } = await stage.player({ cashOre: 0 });
    for (let account = 0; account < 9; account += 1) await addPayoutAccount(db(), id);
    await stage.confirm(client, ADD_PAYOUT_ACCOUNT.id, {});
    expect(await codeOf(await send(client))).toBe("409 list-full");
  });

  it("is not begun while the provider does not answer, nor confirmed in vain (attack 32)", async () => {
    await using own = await payoutStage();
    const { client, accountId } = await own.player({ cashOre: 50_000 });
    for (let payout = 0; payout < 5; payout += 1) {
      own.bank.faults.push("lose");
      await own.withdraw(client, { amountOre: 5_000 + payout, accountId });
    }
    expect(await codeOf(await send(client))).toBe("503 unavailable");
    await requireWholeLedger(own.environment.database.db);
  });
});
