import { BLOCK_ACCOUNT, SET_DEPOSIT_LIMITS, SET_EMAIL } from "@spilhus/contracts/player-account";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { depositLimits } from "../deposit-limits/tables.ts";
import { holds } from "../holds/tables.ts";
import { messages } from "../inbox/tables.ts";
import { jobs } from "../jobs/tables.ts";
import { MAIL_QUEUE } from "../mail/mailJobs.ts";
import { players } from "../players/tables.ts";
import { sessions } from "../sessions/tables.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await db().execute(sql`
    create function refuse_row() returns trigger language plpgsql as $$
    begin raise exception 'The audit is full.'; end $$
  `);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;
/** Of the jobs only mails: the gateway reschedules its periodic ones meanwhile. */
const everything = async () => [
  ...(await Promise.all(
    [depositLimits, holds, messages, players, sessions].map((table) => db().select().from(table)),
  )),
  await db().select({ id: jobs.id }).from(jobs).where(eq(jobs.queue, MAIL_QUEUE)),
];

describe("a change", () => {
  it.each([
    ["of deposit limits", SET_DEPOSIT_LIMITS, { dayOre: 10_000, weekOre: 20_000, monthOre: 30_000 }],
    ["of the e-mail address", SET_EMAIL, { email: "ny@example.dk" }],
    ["that blocks the account", BLOCK_ACCOUNT, { isConfirmed: true, days: 30 }],
  ])("%s is not made when its row of the audit cannot be written (asvs:2.3.3)", async (_, call, body) => {
    const { client } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    const send = async () => codeOf(await client.call(call.method, call.path, { body }));
    const before = await everything();
    await db().execute(
      sql`create trigger refuse_row before insert on audit for each row execute function refuse_row()`,
    );
    expect(await send()).toBe("500 internal");
    await db().execute(sql`drop trigger refuse_row on audit`);
    expect(await everything()).toEqual(before);
    expect(await send()).toBe("200 ok");
    expect(await everything()).not.toEqual(before);
  });
});
