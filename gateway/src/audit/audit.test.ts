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
const broken = async () => (await db().execute(sql`select chain, place, fault from audit_broken()`)).rows;
const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
  );

describe("the audit", () => {
  it("chains each row to the previous one, with one chain for each player (asvs:16.4.2)", async () => {
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

  it("orders a hundred concurrent rows of one chain", async () => {
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

  it("grants its owner only the rights to read and to add", async () => {
    const { rows } = await db().execute(sql`
      select distinct privilege_type from pg_class, aclexplode(relacl) where oid = 'audit'::regclass order by 1
    `);
    const rights = rows.map(({ privilege_type }) => privilege_type);
    expect(rights).toContain("INSERT");
    for (const right of ["UPDATE", "DELETE", "TRUNCATE"]) expect(rights).not.toContain(right);
  });

  describe("tampered with while its triggers were disabled", () => {
    const CHAIN = "00000000-0000-4000-8000-000000000003";

    /** In a separate database, which stays broken. */
    async function tampered(statement: string): Promise<unknown> {
      await using own = await testEnvironment();
      const { db: there } = own.database;
      for (const index of [1, 2, 3, 4]) {
        await there.transaction((transaction) =>
          writeAudit(transaction, {
            brand: "fjord",
            event: "session-started",
            playerId: CHAIN,
            details: { index },
          }),
        );
      }
      for (const table of ["audit", "audit_heads"])
        await there.execute(sql.raw(`alter table ${table} disable trigger user`));
      await there.execute(sql.raw(statement));
      return (await there.execute(sql`select place, fault from audit_broken() order by place`)).rows;
    }
    const changed = (place: number) => ({ place, fault: "changed" });
    const unlinked = (place: number) => ({ place, fault: "follows a row that is missing or changed" });
    const cut = (place: number) => ({ place, fault: "the end is not the head of the chain" });

    it.each([
      ["a changed row", `update audit set details = '{"index":9}' where place = 1`, [changed(1)]],
      ["a missing row", "delete from audit where place = 3", [unlinked(4)]],
      ["rows cut off the end", "delete from audit where place > 2", [cut(4)]],
      ["a chain that was removed", "delete from audit", [cut(4)]],
      ["a chain whose head was removed", "delete from audit_heads", [cut(4)]],
    ])("shows %s (asvs:16.4.2)", async (_, statement, faults) => {
      expect(await tampered(statement)).toEqual(faults);
    });
  });
});
