import { POSTPONE_MARKETING_QUESTION, SET_MARKETING_PERMISSION } from "@spilhus/contracts/player-account";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { userOf } from "../../testing/answers.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, HOLDS_OF } from "../../testing/testPlayers.ts";

const NONE = { email: false, sms: false, phone: false, push: false };
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

/** A player, and logins that each begin one more session. */
async function player(fields: Parameters<typeof addPlayer>[1] = {}, own = gateway) {
  const { id } = await addPlayer(own.database.db, fields);
  return { logIn: () => browserOf(own, id) };
}
const isAsked = async (client: SiteClient) => (await userOf(client)).marketingQuestionDue;
const postpone = (client: SiteClient) => client.call("POST", POSTPONE_MARKETING_QUESTION.path, { body: {} });

describe("whether a player is asked about marketing (R2.01)", () => {
  it("is no in the first session and yes in the next one", async () => {
    const { logIn } = await player();
    const first = await logIn();
    expect(await isAsked(first)).toBe(false);
    const second = await logIn();
    expect(await isAsked(second)).toBe(true);
    expect(await isAsked(first)).toBe(false);
  });

  it.each([
    ["a yes by one channel", { ...NONE, sms: true }],
    ["a no", NONE],
  ])("is no permanently after %s", async (_, body) => {
    await using own = await testGateway();
    const { logIn } = await player({}, own);
    await logIn();
    const client = await logIn();
    const answer = await client.call("PUT", SET_MARKETING_PERMISSION.path, { body });
    expect(answer.status).toBe(200);
    expect(await isAsked(client)).toBe(false);
    await moveClock(own.database.db, "400 days");
    expect(await isAsked(await logIn())).toBe(false);
  });

  it("is no until 30 days after it was put off, by the database's clock", async () => {
    await using own = await testGateway();
    const { logIn } = await player({}, own);
    await logIn();
    const client = await logIn();
    expect((await postpone(client)).status).toBe(200);
    expect(await isAsked(client)).toBe(false);
    await moveClock(own.database.db, "29 days 23 hours");
    expect(await isAsked(await logIn())).toBe(false);
    await moveClock(own.database.db, "2 hours");
    expect(await isAsked(await logIn())).toBe(true);
  });

  it("is no for a player who was asked before an import", async () => {
    const imported = await player({ hasAnsweredMarketing: true });
    await imported.logIn();
    expect(await isAsked(await imported.logIn())).toBe(false);
  });

  it.each(Object.entries(HOLDS_OF))("is no under the restriction %s", async (_, holds) => {
    const { logIn } = await player({ holds });
    await logIn();
    expect(await isAsked(await logIn())).toBe(false);
  });

  it("can only be postponed by a player", async () => {
    expect((await postpone(siteClient(gateway.origin))).status).toBe(401);
  });
});
