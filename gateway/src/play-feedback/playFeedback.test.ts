import { GET_PLAY_FEEDBACK, PlayFeedbackSchema } from "@spilhus/contracts/player-account";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessions } from "../sessions/tables.ts";
import { bookMoney } from "../../testing/bookMoney.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { timeSpent } from "./timeSpent.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const feedbackOf = async (client: SiteClient) =>
  PlayFeedbackSchema.parse(await (await client.call("GET", GET_PLAY_FEEDBACK.path)).json());

interface Past {
  readonly began: string;
  readonly ended?: string;
  readonly used?: string;
  readonly expires?: string;
}

/** A player with exactly these sessions. */
async function playerOf(past: readonly Past[]): Promise<string> {
  const { id } = await signedInPlayer(gateway);
  const { db } = gateway.database;
  await db.delete(sessions).where(eq(sessions.playerId, id));
  const rows = past.map(({ began, ended, used = began, expires = "2026-12-31T00:00:00Z" }, place) => ({
    tokenHash: Buffer.from(`${id} ${place}`),
    playerId: id,
    brand: "fjord",
    method: "mitid" as const,
    loggedInAt: new Date(began),
    lastUsedAt: new Date(used),
    expiresAt: new Date(expires),
    endsAt: new Date(expires),
    endedAt: ended === undefined ? null : new Date(ended),
  }));
  if (rows.length > 0) await db.insert(sessions).values(rows);
  return id;
}

/** Seconds by date for days with any time, in the year of the rows. */
async function spent(id: string, zone = "Europe/Copenhagen") {
  const days = await timeSpent(gateway.database.db, id, zone, 4_000);
  return Object.fromEntries(
    days
      .filter((day) => day.seconds > 0 || day.sessions > 0)
      .map((day) => [day.date, [day.sessions, day.seconds]]),
  );
}

describe("feedback on a player's own play (R2.40)", () => {
  it("covers the last 28 days in the brand's zone, including the current session", async () => {
    const { client } = await signedInPlayer(gateway);
    const before = await feedbackOf(client);
    expect(before.days).toHaveLength(28);
    expect(before.days.at(-1)).toMatchObject({ sessions: 1 });
    expect(before.days.slice(0, -1).every((day) => day.sessions === 0 && day.seconds === 0)).toBe(true);
    expect(before.days.toSorted((one, other) => one.date.localeCompare(other.date))).toEqual(before.days);
    await moveClock(gateway.database.db, "20 minutes");
    const after = await feedbackOf(client);
    expect(after.days.reduce((sum, day) => sum + day.seconds, 0)).toBeGreaterThanOrEqual(1_200);
    expect(after.trend).toBe("more");
  });

  it("assigns time to its day in the brand's zone, also across midnight", async () => {
    const id = await playerOf([{ began: "2024-06-01T21:30:00Z", ended: "2024-06-01T22:30:00Z" }]);
    expect(await spent(id)).toEqual({ "2024-06-01": [1, 1_800], "2024-06-02": [0, 1_800] });
    expect(await spent(id, "UTC")).toEqual({ "2024-06-01": [1, 3_600] });
  });

  it("counts 25 hours on the day when summer time ends", async () => {
    const id = await playerOf([{ began: "2024-10-26T22:00:00Z", ended: "2024-10-27T23:00:00Z" }]);
    expect(await spent(id)).toEqual({ "2024-10-27": [1, 25 * 3_600] });
  });

  it("counts concurrent sessions of two browsers once", async () => {
    const id = await playerOf([
      { began: "2024-03-05T10:00:00Z", ended: "2024-03-05T11:00:00Z" },
      { began: "2024-03-05T10:30:00Z", ended: "2024-03-05T11:30:00Z" },
    ]);
    expect(await spent(id)).toEqual({ "2024-03-05": [2, 5_400] });
  });

  it("counts a session without logout until its last use", async () => {
    const id = await playerOf([
      {
        began: "2024-03-05T10:00:00Z",
        used: "2024-03-05T10:10:00Z",
        expires: "2024-03-05T10:40:00Z",
        ended: "2024-03-07T09:00:00Z",
      },
      { began: "2024-03-06T10:00:00Z", used: "2024-03-06T10:20:00Z", expires: "2024-03-06T10:50:00Z" },
    ]);
    expect(await spent(id)).toEqual({ "2024-03-05": [1, 600], "2024-03-06": [1, 1_200] });
  });

  it("is only the player's own (asvs:8.2.2)", async () => {
    const id = await playerOf([]);
    expect(await spent(id)).toEqual({});
  });

  it("tells what was staked and won in these days, without stakes that were rolled back (R2.51)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    expect((await feedbackOf(client)).result).toBeNull();
    const { db } = gateway.database;
    const eventAt = new Date(Date.now() - 40 * 86_400_000);
    await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: 9_000 }], { eventAt });
    await bookMoney(db, id, "stake", [{ from: "cash", to: "house", amountOre: 1_000 }], { eventAt });
    await bookMoney(db, id, "stake", [{ from: "cash", to: "house", amountOre: 500 }]);
    await bookMoney(db, id, "stake", [{ from: "cash", to: "house", amountOre: 300 }]);
    await bookMoney(db, id, "rollback", [{ from: "house", to: "cash", amountOre: 300 }]);
    await bookMoney(db, id, "win", [{ from: "house", to: "cash", amountOre: 200 }]);
    expect((await feedbackOf(client)).result).toEqual({ stakesOre: 500, winsOre: 200 });
  });
});
