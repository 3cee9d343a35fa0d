import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOM, setBingoStage } from "../../testing/bingoStage.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { faultsOfRoom, pacedRoom, roomRules, rooms } from "../games/index.ts";
import { playableRooms, roundOf } from "./planRounds.ts";

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

describe("a room whose rounds a duty of a later day makes longer", () => {
  it("says the pace of the day in its rules, and has no rounds once they no longer fit", async () => {
    const [row] = await environment.database.db.select().from(rooms).where(eq(rooms.slug, ROOM));
    if (!row) throw new Error("The room is not there.");
    const [brand] = TEST_BRANDS;
    const [before, after] = [new Date("2089-12-29T12:00:00Z"), new Date("2089-12-31T12:00:00Z")];
    const room = { ...row, intervalMs: 4_000, everyMinutes: 8 };
    expect(faultsOfRoom(room)).toEqual([]);
    expect(playableRooms(brand, [room], before)).toEqual({ rooms: [room], faults: [] });
    // Numbers 6 s apart, and the next round begins after 8 minutes.
    expect(playableRooms(brand, [room], after)).toMatchObject({
      rooms: [],
      faults: [expect.stringContaining("the next one starts before")],
    });
    const ruleAt = (time: Date) => roomRules(pacedRoom(room, brand, time), "da").join(" ");
    expect(ruleAt(before)).toContain("med 4 sekunder imellem");
    expect(ruleAt(new Date("2090-01-02T12:00:00Z"))).toContain("med 6 sekunder imellem");
  });
});
