import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userOf } from "../../testing/answers.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { messages } from "../inbox/tables.ts";

const DAY_MS = 86_400_000;
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const db = () => gateway.database.db;

/** A new player, signed in. */
async function signedIn(fields: Parameters<typeof addPlayer>[1] = {}) {
  const player = await addPlayer(db(), fields);
  const client = siteClient(gateway.origin);
  client.cookies.set("__Host-sid", await signIn(db(), player.id));
  return { player, client };
}

describe("user info", () => {
  it("names the signed-in player, without CPR number and date of birth (R3.01, R7.03, R1.07)", async () => {
    const { player, client } = await signedIn();
    const info = await userOf(client);
    expect(info).toEqual({
      userId: player.id,
      customerNumber: expect.stringMatching(/^1\d{7}$/),
      firstName: "Mette",
      lastName: "Madsen",
      fullName: "Mette Madsen",
      email: player.email,
      phoneNumber: "+4520304050",
      occupationId: null,
      salaryId: null,
      eidVerified: true,
      withdrawalsBlocked: false,
      hasPassword: false,
      hasDepositLimits: false,
      temporary: null,
      marketing: { email: false, sms: false, phone: false, push: false },
      marketingQuestionDue: false,
      unreadMessages: 0,
      unreadSupport: 0,
      checkResult: null,
    });
    expect(JSON.stringify(info)).not.toContain(player.cpr);
    expect(JSON.stringify(info)).not.toContain(player.birthdate);
  });

  it("contains the number of unread messages, and whether there are limits and a password", async () => {
    const { player, client } = await signedIn({
      password: "Fjordby7x",
      depositLimits: { dayOre: 1_000, weekOre: 2_000, monthOre: 3_000 },
      holds: [{ kind: "withdrawals" }],
    });
    const other = await addPlayer(db());
    const texts = { da: { subject: "Hej", body: "Du" }, en: { subject: "Hi", body: "You" } };
    const message = { source: "event", texts } as const;
    await db()
      .insert(messages)
      .values([
        { ...message, playerId: player.id },
        { ...message, playerId: player.id },
        { ...message, playerId: player.id, readAt: new Date() },
        { ...message, playerId: other.id },
      ]);
    expect(await userOf(client)).toMatchObject({
      unreadMessages: 2,
      hasDepositLimits: true,
      hasPassword: true,
      withdrawalsBlocked: true,
    });
  });

  it("names the end of a temporary account, after which it requires MitID (R4.01)", async () => {
    await using own = await testGateway();
    const player = await addPlayer(own.database.db, { isEidVerified: false });
    const client = siteClient(own.origin);
    const login = async () => client.cookies.set("__Host-sid", await signIn(own.database.db, player.id));
    await login();
    const { temporary, checkResult } = await userOf(client);
    expect(checkResult).toBeNull();
    expect(temporary?.depositsLeftOre).toBe(1_000_000);
    const left = (Date.parse(temporary?.endsAt ?? "") - Date.now()) / DAY_MS;
    expect(left).toBeCloseTo(30, 2);
    await moveClock(own.database.db, "29 days 23 hours");
    await login();
    expect((await userOf(client)).checkResult).toBeNull();
    await moveClock(own.database.db, "2 hours");
    await login();
    expect((await userOf(client)).checkResult).toEqual({ type: "oces-login-required" });
  });
});
