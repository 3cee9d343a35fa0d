import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOM, setBingoStage } from "../../testing/bingoStage.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { rooms } from "../games/index.ts";
import { roundOf } from "./planRounds.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
  await setBingoStage(environment.database.db);
});
afterAll(() => environment[Symbol.asyncDispose]());

describe("a planned round", () => {
  it("calls numbers as its room's row says, and never faster than the duties of its day", async () => {
    const [room] = await environment.database.db.select().from(rooms).where(eq(rooms.slug, ROOM));
    if (!room) throw new Error("The room is not there.");
    const [brand] = TEST_BRANDS;
    const intervalOf = (startsAt: string, intervalMs: number) =>
      roundOf(brand, { ...room, intervalMs }, new Date(startsAt)).intervalMs;
    // The legal day begins at midnight in Denmark.
    expect(intervalOf("2089-12-31T22:59:00Z", 4_000)).toBe(4_000);
    expect(intervalOf("2089-12-31T23:00:00Z", 4_000)).toBe(6_000);
    expect(intervalOf("2089-12-31T23:00:00Z", 8_000)).toBe(8_000);
  });
});
