import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { KEYS, testPlayer } from "../../testing/testPlayers.ts";
import { isPassword } from "../passwords/passwordHash.ts";
import { importPlayers } from "./importPlayers.ts";
import { depositLimits } from "../deposit-limits/tables.ts";
import { holds } from "../holds/tables.ts";
import { documentRequests } from "../money-checks/tables.ts";
import { players } from "../players/tables.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

const db = () => environment.database.db;
const everything = async () => [
  await db().select().from(players).orderBy(players.customerNumber),
  await db().select().from(holds).orderBy(holds.id),
  await db().select().from(depositLimits).orderBy(depositLimits.playerId, depositLimits.limitOre),
];

describe("imported players", () => {
  it("have a customer number, and neither CPR nor password in clear (R1.07, asvs:14.2.4)", async () => {
    const player = testPlayer({
      password: "Fjordby7x",
      depositLimits: { dayOre: 10_000, weekOre: 20_000, monthOre: 30_000 },
    });
    await importPlayers(db(), [player], KEYS);
    const [row] = await db()
      .select()
      .from(players)
      .where(eq(players.cprHash, KEYS.hashCpr(player.cpr)));
    expect(row?.customerNumber).toBeGreaterThan(10_000_000);
    expect(JSON.stringify({ ...row, cprSealed: row?.cprSealed.toString("latin1") })).not.toContain(
      player.cpr,
    );
    expect(JSON.stringify(row)).not.toContain("Fjordby7x");
    expect(KEYS.openCpr(row?.cprSealed ?? Buffer.alloc(0))).toBe(player.cpr);
    expect(await isPassword(row?.passwordHash ?? "", "Fjordby7x")).toBe(true);
  });

  it("are not changed by a second import", async () => {
    const seeded = [
      testPlayer({ holds: [{ kind: "block", endsInSeconds: 86_400 }] }),
      testPlayer({ holds: [{ kind: "block", endsInSeconds: -60 }] }),
      testPlayer({ holds: [{ kind: "suspended" }] }),
    ];
    await importPlayers(db(), seeded, KEYS);
    const before = await everything();
    await importPlayers(db(), seeded, KEYS);
    expect(await everything()).toEqual(before);
  });

  it("that wait for documents are asked for them once, so that accepting them can lift the hold", async () => {
    const player = testPlayer({ holds: [{ kind: "suspended-missing-sof" }] });
    await importPlayers(db(), [player], KEYS);
    await importPlayers(db(), [player], KEYS);
    const requests = await db().select().from(documentRequests);
    expect(requests).toMatchObject([{ reason: "source-of-funds", state: "asked", by: "import" }]);
  });

  it("get an imported hold again after it has expired", async () => {
    const player = testPlayer({ holds: [{ kind: "cooldown", endsInSeconds: 86_400 }] });
    await importPlayers(db(), [player], KEYS);
    await moveClock(db(), "2 days");
    await importPlayers(db(), [player], KEYS);
    const [row] = await db()
      .select()
      .from(players)
      .where(eq(players.cprHash, KEYS.hashCpr(player.cpr)));
    const rows = await db()
      .select()
      .from(holds)
      .where(eq(holds.playerId, row?.id ?? ""));
    expect(rows.filter(({ liftedAt }) => liftedAt === null)).toHaveLength(1);
    expect(rows).toHaveLength(2);
    await moveClock(db(), "-2 days");
  });

  it("have one account for each person and licence, also with concurrent imports", async () => {
    const player = testPlayer();
    const twins = await Promise.allSettled(
      Array.from({ length: 5 }, () => importPlayers(db(), [player], KEYS)),
    );
    expect(twins.some(({ status }) => status === "fulfilled")).toBe(true);
    const found = await db()
      .select()
      .from(players)
      .where(eq(players.cprHash, KEYS.hashCpr(player.cpr)));
    expect(found).toHaveLength(1);
    await importPlayers(db(), [{ ...player, licence: "2" }], KEYS);
    expect(await db().$count(players, eq(players.cprHash, KEYS.hashCpr(player.cpr)))).toBe(2);
  });
});
