import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { audit } from "./tables.ts";
import { writeAudit } from "./writeAudit.ts";

const PLAYER = "00000000-0000-4000-8000-000000000001";
let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

const db = () => environment.database.db;
const write = (playerId: string | null = PLAYER, details: Record<string, unknown> = {}) =>
  db().transaction((transaction) =>
    writeAudit(transaction, {
      brand: "fjord",
      event: "session-started",
      playerId: playerId ?? undefined,
      details,
    }),
  );
const broken = async () =>
  (await db().execute(sql`select audit_broken() as id`)).rows.map(({ id }) => Number(id));
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
  );

describe("the audit", () => {
  it("chains each row to the one before it, of each player on its own (asvs:16.4.2)", async () => {
    await write();
    await write(PLAYER, { method: "mitid" });
    await write(null);
    const rows = await db().select().from(audit).orderBy(audit.id);
    const [first, second, nobody] = rows;
    expect(rows.map(({ chain, place }) => [chain, place])).toEqual([
      [PLAYER, 1],
      [PLAYER, 2],
      ["nobody:fjord", 1],
    ]);
    expect(second?.previous).toEqual(first?.hash);
    expect(nobody?.previous).not.toEqual(first?.previous);
    expect(await broken()).toEqual([]);
  });

  it("lets nobody choose a row's place, time or hash", async () => {
    const forged = { place: 1, at: new Date(0), hash: Buffer.from("x"), previous: Buffer.from("x") };
    await db()
      .insert(audit)
      .values({ chain: "forged", brand: "fjord", event: "session-started", details: {}, ...forged });
    await db()
      .insert(audit)
      .values({ chain: "forged", brand: "fjord", event: "session-started", details: {}, ...forged });
    const rows = await db()
      .select()
      .from(audit)
      .where(sql`chain = 'forged'`)
      .orderBy(audit.place);
    expect(rows.map(({ place }) => place)).toEqual([1, 2]);
    expect(rows.every(({ at }) => Math.abs(at.getTime() - Date.now()) < 60_000)).toBe(true);
    expect(await broken()).toEqual([]);
  });

  it("has a hundred rows of one chain in one line, whoever writes at the same time", async () => {
    const chain = "00000000-0000-4000-8000-000000000002";
    await Promise.all(Array.from({ length: 100 }, (_, index) => write(chain, { index })));
    const { rows } = await db().execute(
      sql`select max(place) as last, count(*) as rows from audit where chain = ${chain}`,
    );
    expect(rows).toEqual([{ last: 100, rows: "100" }]);
    expect(await broken()).toEqual([]);
  });

  it.each([
    ["changed", sql`update audit set event = 'other'`],
    ["removed", sql`delete from audit`],
    ["emptied", sql`truncate audit`],
    ["emptied with all that hangs on it", sql`truncate audit cascade`],
    [
      "changed by who passes for a replica",
      sql`set session_replication_role = replica; update audit set event = 'other'`,
    ],
  ])("cannot be %s, not even by a superuser (asvs:16.4.2)", async (_, statement) => {
    await write();
    expect(await errorOf(db().execute(statement))).toContain("The audit is only ever added to.");
    await db().execute(sql`reset session_replication_role`);
  });

  it("leaves the role that owns it no right but to read and to add", async () => {
    const { rows } = await db().execute(sql`
      select distinct privilege_type from pg_class, aclexplode(relacl) where oid = 'audit'::regclass order by 1
    `);
    const rights = rows.map(({ privilege_type }) => privilege_type);
    expect(rights).toContain("INSERT");
    for (const right of ["UPDATE", "DELETE", "TRUNCATE"]) expect(rights).not.toContain(right);
  });

  it("shows which row was changed by who switched its guard off, and which is missing (asvs:16.4.2)", async () => {
    const chain = "00000000-0000-4000-8000-000000000003";
    for (const index of [1, 2, 3, 4]) await write(chain, { index });
    const rows = await db()
      .select()
      .from(audit)
      .where(sql`chain = ${chain}`)
      .orderBy(audit.place);
    await db().execute(sql`alter table audit disable trigger audit_keep`);
    await db().execute(sql`update audit set details = '{"index":9}' where id = ${rows[0]?.id}`);
    await db().execute(sql`delete from audit where id = ${rows[2]?.id}`);
    await db().execute(sql`alter table audit enable always trigger audit_keep`);
    expect(await broken()).toEqual([rows[0]?.id, rows[3]?.id]);
  });
});
