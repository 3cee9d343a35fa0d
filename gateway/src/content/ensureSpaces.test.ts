import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { ensureSpaces } from "./ensureSpaces.ts";
import { spaceNumber } from "./spaceNumber.ts";
import { spaces } from "./tables.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;
beforeEach(() => db().delete(spaces));

describe("the content spaces", () => {
  it("are the same when several gateways start at once", async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await db().delete(spaces);
      await Promise.all(Array.from({ length: 8 }, () => ensureSpaces(db(), ["fjord", "eng"])));
      expect(await db().$count(spaces)).toBe(2);
    }
  });

  it("stay as they are, and a further brand gets its own", async () => {
    await ensureSpaces(db(), ["fjord"]);
    await db().update(spaces).set({ cv: 7 });
    await ensureSpaces(db(), ["fjord", "eng"]);
    const rows = await db().select({ brand: spaces.brand, cv: spaces.cv }).from(spaces).orderBy(spaces.brand);
    expect(rows).toEqual([
      { brand: "eng", cv: 0 },
      { brand: "fjord", cv: 7 },
    ]);
  });

  it("are never shared: a brand whose number another one has keeps the gateway from starting", async () => {
    await db()
      .insert(spaces)
      .values({ brand: "skov", number: spaceNumber("fjord"), cv: 0 });
    await expect(ensureSpaces(db(), ["fjord"])).rejects.toThrow(
      '"fjord" and "skov" have the same content space',
    );
    expect(await db().$count(spaces, eq(spaces.brand, "fjord"))).toBe(0);
  });
});
