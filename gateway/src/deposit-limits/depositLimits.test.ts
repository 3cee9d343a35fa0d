import {
  DepositLimitsSchema,
  GET_DEPOSIT_LIMITS,
  GET_USER_INFO,
  SET_DEPOSIT_LIMITS,
  UserInfoSchema,
} from "@spilhus/contracts/player-account";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

const DAY_MS = 86_400_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;
const amounts = (dayOre: number, weekOre: number, monthOre: number) => ({ dayOre, weekOre, monthOre });
const send = (client: SiteClient, body: unknown) => client.call("PUT", SET_DEPOSIT_LIMITS.path, { body });
const set = async (client: SiteClient, day: number, week: number, month: number) =>
  DepositLimitsSchema.parse(await (await send(client, amounts(day, week, month))).json());
const get = async (client: SiteClient) =>
  DepositLimitsSchema.parse(await (await client.call("GET", GET_DEPOSIT_LIMITS.path)).json());
const inForce = ({ day, week, month }: Awaited<ReturnType<typeof get>>) =>
  [day, week, month].map(({ limitOre }) => limitOre);
const waiting = ({ day, week, month }: Awaited<ReturnType<typeof get>>) =>
  [day, week, month].map(({ pending }) => pending?.limitOre ?? null);
const auditOf = (playerId: string) =>
  db()
    .select({ details: audit.details })
    .from(audit)
    .where(and(eq(audit.playerId, playerId), eq(audit.event, "deposit-limits-changed")));

/** A player with limits, in a browser. */
const limited = (day: number, week: number, month: number) =>
  signedInPlayer(gateway, { depositLimits: amounts(day, week, month) });
/** Time passes; the player signs in again where the session did not last. */
async function pass(id: string, time: string) {
  await moveClock(db(), time);
  return browserOf(gateway, id);
}

describe("deposit limits", () => {
  it("are none before a player has set them, and hold from the moment they do", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const none = { limitOre: null, usedOre: 0, pending: null };
    expect(await get(client)).toMatchObject({ day: none, week: none, month: none });
    const info = async () =>
      UserInfoSchema.parse(await (await client.call("GET", GET_USER_INFO.path)).json());
    expect((await info()).hasDepositLimits).toBe(false);
    expect(inForce(await set(client, 10_000, 20_000, 30_000))).toEqual([10_000, 20_000, 30_000]);
    expect(inForce(await get(client))).toEqual([10_000, 20_000, 30_000]);
    expect((await info()).hasDepositLimits).toBe(true);
    expect(await auditOf(id)).toHaveLength(1);
  });

  it("hold at once where they are lower", async () => {
    const { client } = await limited(10_000, 20_000, 30_000);
    const lower = await set(client, 5_000, 20_000, 29_900);
    expect(inForce(lower)).toEqual([5_000, 20_000, 29_900]);
    expect(waiting(lower)).toEqual([null, null, null]);
  });

  it("wait 24 hours of the database's clock where they are higher", async () => {
    const { client, id } = await limited(10_000, 20_000, 30_000);
    const asked = await set(client, 15_000, 20_000, 40_000);
    expect(inForce(asked)).toEqual([10_000, 20_000, 30_000]);
    expect(waiting(asked)).toEqual([15_000, null, 40_000]);
    expect(Date.parse(asked.day.pending?.from ?? "") - Date.parse(asked.serverTime)).toBe(DAY_MS);
    const early = await pass(id, "23 hours 59 minutes");
    expect(inForce(await get(early))).toEqual([10_000, 20_000, 30_000]);
    const due = await pass(id, "1 minute");
    expect(inForce(await get(due))).toEqual([15_000, 20_000, 40_000]);
    expect(waiting(await get(due))).toEqual([null, null, null]);
    // The raise that has come is what a later wish is measured by.
    expect(inForce(await set(due, 14_000, 20_000, 40_000))).toEqual([14_000, 20_000, 40_000]);
  });

  it("take back a raise that waits when they are sent as they stand", async () => {
    const { client, id } = await limited(10_000, 20_000, 30_000);
    await set(client, 20_000, 20_000, 30_000);
    const back = await set(client, 10_000, 20_000, 30_000);
    expect(waiting(back)).toEqual([null, null, null]);
    expect(inForce(await get(await pass(id, "2 days")))).toEqual([10_000, 20_000, 30_000]);
  });

  it("keep a raise's time when it is asked for again, and not when it is another one", async () => {
    const { client, id } = await limited(10_000, 20_000, 30_000);
    const first = await set(client, 15_000, 20_000, 30_000);
    const again = await pass(id, "10 hours");
    expect((await set(again, 15_000, 20_000, 30_000)).day.pending).toEqual(first.day.pending);
    expect(await auditOf(id)).toHaveLength(1);
    const other = await set(again, 16_000, 20_000, 30_000);
    expect(Date.parse(other.day.pending?.from ?? "") - Date.parse(other.serverTime)).toBe(DAY_MS);
  });

  it("are refused out of order, below a krone, in parts of an øre, and to guests", async () => {
    const { client } = await limited(10_000, 20_000, 30_000);
    for (const wrong of [
      amounts(20_000, 10_000, 30_000),
      amounts(99, 20_000, 30_000),
      amounts(100.5, 20_000, 30_000),
      amounts(-1, 20_000, 30_000),
      { dayOre: 10_000 },
    ]) {
      expect(await codeOf(await send(client, wrong))).toBe("400 invalid-request");
    }
    expect(inForce(await get(client))).toEqual([10_000, 20_000, 30_000]);
    const guest = siteClient(gateway.origin);
    expect(await codeOf(await send(guest, amounts(100, 200, 300)))).toBe("401 not-signed-in");
  });

  it("are the player's on every brand of the licence, and nobody else's", async () => {
    const { client, id } = await limited(10_000, 20_000, 30_000);
    await set(client, 5_000, 6_000, 7_000);
    expect(inForce(await get(await browserOf(gateway, id, { brand: "eng" })))).toEqual([5_000, 6_000, 7_000]);
    expect(inForce(await get((await signedInPlayer(gateway)).client))).toEqual([null, null, null]);
  });
});

describe("fifty changes of one player at once", () => {
  it("come one after the other: the lowest wish holds, each step in the audit follows from the one before", async () => {
    const { client, id } = await limited(100_000, 200_000, 300_000);
    // 17 has no common factor with 50: every number once, out of order.
    const wishes = Array.from({ length: 50 }, (_, index) => 1_000 + ((index * 17) % 50) * 100);
    const answers = await Promise.all(
      wishes.map((day) => send(client, amounts(day, 200_000, 300_000)).then(codeOf)),
    );
    expect(new Set(answers)).toEqual(new Set(["200 ok"]));
    expect(inForce(await get(client))).toEqual([1_000, 200_000, 300_000]);
    const rows = await auditOf(id).orderBy(audit.place);
    // Without the lock two would follow from the same one.
    for (const [index, { details }] of rows.entries()) {
      const before = index === 0 ? undefined : rows[index - 1]?.details;
      if (!before) continue;
      const { after } = before["day"] as { after: unknown };
      expect(details["day"]).toMatchObject({ before: after });
    }
    expect(rows.length).toBeGreaterThan(1);
  });
});
