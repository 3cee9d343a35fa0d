import {
  AccountStatusAnswerSchema,
  AccountStatusesSchema,
  GET_ACCOUNT_STATUS,
  GET_ACCOUNT_STATUSES,
} from "@spilhus/contracts/edge";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, HOLDS_OF, signIn } from "../../testing/testPlayers.ts";
import { sessions } from "../sessions/tables.ts";
import { audit } from "../audit/tables.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const ask = (session: string | null, brand = "fjord") =>
  gateway.manage("POST", GET_ACCOUNT_STATUS.path, { brand, session });
const accountStatusOf = async (session: string | null, brand?: string) =>
  AccountStatusAnswerSchema.parse(await (await ask(session, brand)).json());

describe("a player's account status, for the edge", () => {
  it("is that nobody is logged in, for no cookie, a wrong one and one of another brand (R6.01)", async () => {
    const { db } = gateway.database;
    const token = await signIn(db, (await addPlayer(db)).id);
    for (const cookie of [null, "", "x".repeat(43), "x".repeat(4_000)]) {
      expect(await accountStatusOf(cookie)).toEqual({ loggedIn: false });
    }
    expect(await accountStatusOf(token, "eng")).toEqual({ loggedIn: false });
  });

  it("names what guards and the session clock need", async () => {
    const { db } = gateway.database;
    const player = await addPlayer(db, { isEidVerified: false, holds: [{ kind: "withdrawals" }] });
    expect(await accountStatusOf(await signIn(db, player.id))).toEqual({
      loggedIn: true,
      checkResult: null,
      withinLimits: true,
      hasVerifiedEid: false,
      isWithdrawalBlocked: true,
      hasDepositLimit: false,
      loggedInAt: expect.any(String),
      expiresAt: expect.any(String),
    });
  });

  it.each(Object.keys(HOLDS_OF))("of a player under %s says so (R4.01)", async (restriction) => {
    const { db } = gateway.database;
    const player = await addPlayer(db, { holds: HOLDS_OF[restriction] ?? [] });
    const answer = await accountStatusOf(await signIn(db, player.id));
    const isLimits = restriction === "reached-play-limits";
    expect(answer).toMatchObject({
      loggedIn: true,
      withinLimits: !isLimits,
      checkResult: isLimits ? null : { type: restriction },
    });
  });

  it("is looked up without moving an end or leaving a trace", async () => {
    const { db } = gateway.database;
    const token = await signIn(db, (await addPlayer(db)).id);
    const state = async () => [await db.select().from(sessions), await db.$count(audit)];
    const before = await state();
    await accountStatusOf(token);
    expect(await state()).toEqual(before);
  });

  it("is told to signed calls alone", async () => {
    const answer = await fetch(gateway.origin + GET_ACCOUNT_STATUS.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ brand: "fjord", session: null }),
    });
    expect(answer.status).toBe(401);
    expect((await ask(null, "nowhere")).status).toBe(404);
  });
});

describe("the account status of many sessions at once", () => {
  const askAll = async (questions: readonly { brand: string; session: string | null }[]) => {
    const answer = await gateway.manage("POST", GET_ACCOUNT_STATUSES.path, { questions });
    return AccountStatusesSchema.parse(await answer.json()).answers;
  };

  it("is what each would be told alone, in the order of the questions (R6.01)", async () => {
    const { db } = gateway.database;
    const [open, blocked] = [await addPlayer(db), await addPlayer(db, { holds: HOLDS_OF["block"] ?? [] })];
    const tokens = [await signIn(db, open.id), await signIn(db, blocked.id)];
    const questions = [
      { brand: "fjord", session: tokens[1] ?? "" },
      { brand: "fjord", session: null },
      { brand: "eng", session: tokens[0] ?? "" },
      { brand: "nowhere", session: tokens[0] ?? "" },
      { brand: "fjord", session: "x".repeat(43) },
      { brand: "fjord", session: tokens[0] ?? "" },
      { brand: "fjord", session: tokens[0] ?? "" },
    ];
    const alone = await Promise.all(
      questions.map(({ session, brand }) =>
        brand === "nowhere" ? { loggedIn: false as const } : accountStatusOf(session, brand),
      ),
    );
    expect(await askAll(questions)).toEqual(alone);
    expect(alone.map(({ loggedIn }) => loggedIn)).toEqual([true, false, false, false, false, true, true]);
  });

  it("is nothing for no sessions, and told to signed calls alone", async () => {
    expect(await askAll([])).toEqual([]);
    const answer = await fetch(gateway.origin + GET_ACCOUNT_STATUSES.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ questions: [] }),
    });
    expect(answer.status).toBe(401);
  });
});
