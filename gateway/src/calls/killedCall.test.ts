import { randomBytes, randomUUID } from "node:crypto";
import { CANCEL_DEPOSIT } from "@spilhus/contracts/payments";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { gatewayProcess } from "../../testing/gatewayProcess.ts";
import { killBeforeInsert } from "../../testing/killBeforeInsert.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testGateway } from "../../testing/testGateway.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { deposits } from "../deposit-records/index.ts";
import { idempotencyKeys } from "../idempotency/tables.ts";

it(
  "a gateway that is killed between an idempotent call's effect and its answer leaves neither, and the retry does both (attack 30)",
  { timeout: 240_000 },
  async () => {
    await using gateway = await testGateway();
    const { db } = gateway.database;
    const { id } = await addPlayer(db);
    const token = await signIn(db, id);
    const txId = randomBytes(16).toString("base64url");
    const limits = { limitDayOre: 1_000_000, limitWeekOre: 1_000_000, limitMonthOre: 1_000_000 };
    await db.insert(deposits).values({
      ...{ txId, playerId: id, licence: "1", brand: "fjord", method: "card", provider: "gone", ...limits },
      amountOre: 10_000,
      expiresAt: sql`clock.now() + interval '1 hour'`,
      reservedUntil: sql`clock.now() + interval '1 hour'`,
    });
    const key = randomUUID();
    const giveUp = (origin: string) => {
      const client = siteClient(origin);
      client.cookies.set("__Host-sid", token);
      const headers = { "idempotency-key": key };
      return client.call("POST", CANCEL_DEPOSIT.path.replace("{txId}", txId), { headers });
    };
    const isGivenUp = async () => {
      const [row] = await db.select().from(deposits).where(eq(deposits.txId, txId));
      return row?.givenUpAt instanceof Date;
    };
    const keys = () => db.$count(idempotencyKeys, eq(idempotencyKeys.playerId, id));

    await using killed = await gatewayProcess(gateway.variables);
    await killBeforeInsert(db, killed, "idempotency_keys", () => giveUp(killed.origin));
    expect([await isGivenUp(), await keys()]).toEqual([false, 0]);

    const retry = await giveUp(gateway.origin);
    expect([retry.status, retry.headers.get("idempotency-replayed")]).toEqual([200, null]);
    expect([await isGivenUp(), await keys()]).toEqual([true, 1]);
    const again = await giveUp(gateway.origin);
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([200, "true"]);
    expect(await again.text()).toBe(await retry.text());
  },
);
