import { GET_USER_INFO } from "@spilhus/contracts/player-account";
import { LOG_OUT, RETURN_FROM_MITID } from "@spilhus/contracts/user-auth";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { audit } from "../audit/tables.ts";
import { newPasskey, authenticate, playerWithBrowser } from "../../testing/passkeyUser.ts";
import { mitIdStack, startAt, throughMitId, type MitIdStack } from "../../testing/mitIdStack.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";

let stack: MitIdStack;
beforeAll(async () => {
  stack = await mitIdStack();
});
afterAll(() => stack[Symbol.asyncDispose]());

const db = () => stack.gateway.database.db;

/** How many connections to this database wait for somebody else's lock. */
async function waiting(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
  `);
  return rows[0]?.count ?? 0;
}

/**
 * Lets two changes of a player begin, one after the other, and each come as far as it can while somebody else writes to
 * the player's chain of the audit. Then both go on.
 */
async function sideBySide<First, Second>(
  playerId: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const both = await db().transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${playerId}`}, 0))`);
    const one = first();
    await expect.poll(() => waiting(), { interval: 5 }).toBe(1);
    const other = second();
    await expect.poll(() => waiting(), { interval: 5 }).toBe(2);
    return [one, other] as const;
  });
  return Promise.all(both);
}

const logOut = async (client: SiteClient) => (await client.call("POST", LOG_OUT.path)).status;

/** A player with two tabs, and an exclusion in the register that is news. */
async function excludedWithTwoTabs() {
  const { client, account, name } = await playerWithBrowser(stack);
  const authenticator = await newPasskey(client);
  const other = await browserOf(stack.gateway, account.id);
  stack.register.excluded.set(account.cpr, null);
  return { client, other, account, name, authenticator };
}

it.each(["verify", "confirm"] as const)(
  "a logout in another tab and an answer of the register that ends sessions, at %s, wait for each other's end (R4.01, asvs:15.4.3)",
  async (purpose) => {
    const { client, other, account, name } = await excludedWithTwoTabs();
    const back = await stack.mitId.visit(await startAt(client, purpose), { person: name });
    const [confirmed, left] = await sideBySide(
      account.id,
      () => client.call("GET", RETURN_FROM_MITID.path + back.search),
      () => logOut(other),
    );
    expect([confirmed.status, left]).toEqual([302, 200]);
    expect(confirmed.headers.get("location")).toBe("/konto/eid");
    const info = await client.call("GET", GET_USER_INFO.path);
    expect(await info.json()).toMatchObject({ checkResult: { type: "deactivated" } });
  },
);

it.each([
  ["MitID", expect.any(String)],
  ["a passkey", 200],
])(
  "a logout in another tab and a login by %s that ends sessions wait for each other's end (R4.01, asvs:15.4.3)",
  async (way, signedIn) => {
    const { client, other, account, name, authenticator } = await excludedWithTwoTabs();
    await logOut(client);
    const [back, left] = await sideBySide(
      account.id,
      async () =>
        way === "MitID"
          ? throughMitId(stack, client, { person: name })
          : (await authenticate(client, authenticator)).status,
      () => logOut(other),
    );
    expect([back, left]).toEqual([signedIn, 200]);
    const info = await client.call("GET", GET_USER_INFO.path);
    expect(await info.json()).toMatchObject({ checkResult: { type: "deactivated" } });
  },
);

it("an exclusion that comes up when identity is confirmed ends every other session, and that one goes on (R6.05)", async () => {
  const { client, other, account, name } = await excludedWithTwoTabs();
  expect(await throughMitId(stack, client, { person: name }, "confirm")).toBe("/konto/eid");
  expect((await other.call("GET", GET_USER_INFO.path)).status).toBe(401);
  expect((await client.call("GET", GET_USER_INFO.path)).status).toBe(200);
  const rows = await db()
    .select({ event: audit.event })
    .from(audit)
    .where(sql`player_id = ${account.id}`);
  expect(rows.map(({ event }) => event)).toContain("sessions-ended");
});
