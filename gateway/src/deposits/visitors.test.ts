import {
  CANCEL_DEPOSIT,
  CONFIRM_DEPOSIT,
  CREATE_DEPOSIT,
  GET_DEPOSIT,
  LATEST_DEPOSIT,
} from "@spilhus/contracts/payments";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { depositStage, type DepositStage } from "../../testing/depositStage.ts";
import { leastStatements } from "../../testing/leastStatements.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { HOLDS_OF } from "../../testing/testPlayers.ts";
import { advanceDeposit } from "./advanceDeposit.ts";

const statementsOf = leastStatements();
let stage: DepositStage;
beforeAll(async () => {
  stage = await depositStage();
});
afterAll(async () => {
  await requireWholeLedger(stage.services.db);
  await stage[Symbol.asyncDispose]();
});

const get = (client: SiteClient, txId: string) =>
  client.call("GET", GET_DEPOSIT.path.replace("{txId}", encodeURIComponent(txId)));
const post = (client: SiteClient, path: string, txId: string) =>
  client.call("POST", path.replace("{txId}", encodeURIComponent(txId)), {
    headers: { "idempotency-key": randomUUID() },
  });
/** An answer without the parts that differ each time. */
async function bodyOf(answer: Response): Promise<unknown> {
  const { error } = (await answer.json()) as { error: Record<string, unknown> };
  return [answer.status, { ...error, requestId: undefined }];
}

describe("who asks about a deposit", () => {
  it("gets the same answer about another player's, an unknown and a malformed id (attack 19)", async () => {
    const { client: owner } = await stage.player();
    const { client } = await stage.player();
    const { txId } = await stage.create(owner);
    const [foreign, ...others] = await Promise.all(
      [txId, "A".repeat(22), "x", "'; drop table deposits", LATEST_DEPOSIT].map(async (id) =>
        bodyOf(await get(client, id)),
      ),
    );
    expect(foreign).toMatchObject([404, { code: "not-found" }]);
    for (const one of others) expect(one).toEqual(foreign);
    for (const path of [CANCEL_DEPOSIT.path, CONFIRM_DEPOSIT.path])
      expect(await codeOf(await post(client, path, txId))).toBe("404 not-found");
    expect((await stage.row(txId)).givenUpAt).toBeNull();
  });

  it("makes no more work by another player's id than by an unknown one, so that the time tells nothing (attack 19)", async () => {
    const { client: owner } = await stage.player();
    const { client } = await stage.player();
    const { txId } = await stage.create(owner);
    const unknown = await statementsOf(() => get(client, "A".repeat(22)));
    expect(unknown.all).toBeGreaterThan(0);
    expect(await statementsOf(() => get(client, txId))).toEqual(unknown);
  });

  it("is shown the provider's answer, whatever the return address claims (attack 18)", async () => {
    const { client, id } = await stage.player();
    const { txId } = await stage.create(client);
    const answer = await client.call(
      "GET",
      `${GET_DEPOSIT.path.replace("{txId}", txId)}?status=success&state=credited`,
    );
    expect(await answer.json()).toMatchObject({ state: "pending" });
    expect(await stage.cashOf(id)).toBe(0);
  });

  it("finds the latest one by a fixed name, so that no id stays in the address (R2.29)", async () => {
    const { client } = await stage.player();
    await stage.create(client, { amountOre: 5_000 });
    const latest = await stage.create(client, { amountOre: 6_000 });
    expect(await (await get(client, LATEST_DEPOSIT)).json()).toMatchObject({ txId: latest.txId });
  });

  it.each(Object.entries(HOLDS_OF))("may know how it ended under %s", async (_, holds) => {
    const { client } = await stage.player({ holds: [...holds] });
    expect(await codeOf(await get(client, LATEST_DEPOSIT))).toBe("404 not-found");
  });

  it("on another brand of the licence sees the same deposit", async () => {
    const { client, id } = await stage.player();
    const { txId } = await stage.create(client);
    expect((await get(await browserOf(stage.gateway, id, { brand: "eng" }), txId)).status).toBe(200);
  });

  it("asks the provider at most once in two seconds (R2.29)", async () => {
    const { client } = await stage.player();
    const { txId } = await stage.create(client);
    await Promise.all(Array.from({ length: 10 }, () => get(client, txId)));
    expect(stage.provider.count("status", txId)).toBeLessThanOrEqual(1);
  });
});

it("a deposit begun by another site, or without a key, is refused (attack 22)", async () => {
  const { client } = await stage.player();
  const body = { amountOre: 10_000, method: "card" };
  const headers = { "idempotency-key": randomUUID() };
  const foreign = { ...headers, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  expect(await codeOf(await client.call("POST", CREATE_DEPOSIT.path, { body, headers: foreign }))).toBe(
    "403 cross-site",
  );
  const unmarked = { ...headers, "x-requested-with": undefined };
  expect(await codeOf(await client.call("POST", CREATE_DEPOSIT.path, { body, headers: unmarked }))).toBe(
    "403 cross-site",
  );
  expect(await codeOf(await client.call("POST", CREATE_DEPOSIT.path, { body }))).toBe("400 invalid-request");
});

it("a deposit begun by a page of another brand, or with the session of one, is refused (attack 22)", async () => {
  const { client, id } = await stage.player();
  const body = { amountOre: 10_000, method: "card" };
  const headers = { "idempotency-key": randomUUID() };
  const neighbour = { ...headers, origin: "http://eng.localhost:3000", "sec-fetch-site": "same-site" };
  expect(await codeOf(await client.call("POST", CREATE_DEPOSIT.path, { body, headers: neighbour }))).toBe(
    "403 cross-site",
  );
  const other = await browserOf(stage.gateway, id, { brand: "eng" });
  for (const [name, value] of other.cookies) client.cookies.set(name, value);
  expect(await codeOf(await client.call("POST", CREATE_DEPOSIT.path, { body, headers }))).toBe(
    "401 not-signed-in",
  );
  expect(await codeOf(await get(client, LATEST_DEPOSIT))).toBe("401 not-signed-in");
  expect(await codeOf(await get(other, LATEST_DEPOSIT))).toBe("404 not-found");
});

it("no log line names an id, an amount or a player's name (attack 23)", async () => {
  const { client } = await stage.player();
  const { txId } = await stage.create(client, { amountOre: 77_700 });
  stage.provider.approve(txId, { payerName: "Jens Hansen" });
  stage.provider.fail("status", "lost");
  await stage.poll();
  await stage.poll();
  stage.provider.set(txId, { state: "captured", capturedOre: 77_700 });
  await advanceDeposit(stage.services, txId);
  expect((await stage.row(txId)).state).toBe("refunded");
  expect(stage.log.length).toBeGreaterThan(0);
  const written = JSON.stringify(stage.log);
  for (const secret of [txId, "77700", "Hansen", "Madsen"]) expect(written).not.toContain(secret);
});
