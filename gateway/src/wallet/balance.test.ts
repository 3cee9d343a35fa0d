import { BalanceSchema, GET_BALANCE, type Balance } from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { bookMoney } from "../../testing/bookMoney.ts";
import { creditedDeposit } from "../../testing/creditedDeposit.ts";
import { addPayoutAccount, withdraw } from "../../testing/richPlayer.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testBonus } from "../../testing/testBonus.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { sessions } from "../sessions/index.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(async () => {
  await requireWholeLedger(gateway.database.db);
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

const ask = (client: SiteClient, tag?: string) =>
  client.call("GET", GET_BALANCE.path, { headers: tag === undefined ? {} : { "if-none-match": tag } });
const balanceIn = async (client: SiteClient): Promise<Balance> =>
  BalanceSchema.parse(await (await ask(client)).json());

describe("the balance", () => {
  it("is all zeros before there was any money (R1.03)", async () => {
    const { client } = await signedInPlayer(gateway);
    expect(await balanceIn(client)).toMatchObject({ cashOre: 0, bonusOre: 0, reservedOre: 0, version: 0 });
  });

  it("tells cash, bonus and reserved money apart, and counts every movement (R1.03)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const txId = await creditedDeposit(db(), id, 10_000);
    await testBonus(db(), id, 5_000, { txId });
    await addPayoutAccount(db(), id);
    await withdraw(db(), id, 2_500);
    expect(await balanceIn(client)).toMatchObject({
      ...{ cashOre: 7_500, bonusOre: 5_000, reservedOre: 2_500, version: 3 },
    });
  });

  it("is answered 304 without a body until money moves, even if a proxy has marked the tag as weak", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 100 }]);
    const first = await ask(client);
    const tag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("no-store");
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await ask(client, known);
      expect([again.status, await again.text()]).toEqual([304, ""]);
    }
    await bookMoney(db(), id, "stake", [{ from: "cash", to: "house", amountOre: 1 }]);
    const changed = await ask(client, tag);
    expect(changed.status).toBe(200);
    expect(changed.headers.get("etag")).not.toBe(tag);
  });

  it("is not unchanged for another player who has as many movements", async () => {
    const [one, other] = [await signedInPlayer(gateway), await signedInPlayer(gateway)];
    for (const { id } of [one, other])
      await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 100 }]);
    const tag = (await ask(one.client)).headers.get("etag") ?? "";
    expect((await ask(other.client, tag)).status).toBe(200);
  });

  it("is the same on both brands of the licence and on another gateway of the same database", async () => {
    const { id } = await signedInPlayer(gateway);
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 700 }]);
    await using second = await gateway.another();
    const clients = [await browserOf(gateway, id, { brand: "eng" }), await browserOf(second, id)];
    for (const client of clients) expect(await balanceIn(client)).toMatchObject({ cashOre: 700 });
  });

  it("needs a session, and does not keep one alive however often it is asked for (R8.01)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const end = async () =>
      (await db().select({ at: sessions.expiresAt }).from(sessions).where(eq(sessions.playerId, id)))[0]?.at;
    const before = await end();
    await moveClock(db(), "5 minutes");
    await balanceIn(client);
    expect(await end()).toEqual(before);
    client.cookies.clear();
    expect(await codeOf(await ask(client))).toBe("401 not-signed-in");
  });

  it("is told to a player whatever stands against them", async () => {
    const { client } = await signedInPlayer(gateway, { holds: [{ kind: "suspended" }] });
    expect(await balanceIn(client)).toMatchObject({ cashOre: 0 });
  });
});
