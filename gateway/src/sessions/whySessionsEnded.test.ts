import {
  AccountStatusAnswerSchema,
  AccountStatusesSchema,
  GET_ACCOUNT_STATUS,
  GET_ACCOUNT_STATUSES,
} from "@spilhus/contracts/edge";
import { ErrorBodySchema } from "@spilhus/contracts";
import { BLOCK_ACCOUNT, SELF_EXCLUDE, TAKE_COOLING_OFF } from "@spilhus/contracts/player-account";
import { GET_HALL_REALITY } from "@spilhus/contracts/play";
import { END_OTHER_SESSIONS, LOG_OUT } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { holds } from "../holds/tables.ts";
import { endAllSessions } from "./endSessions.ts";

const COOKIE = "__Host-sid";
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

const tokenOf = ({ cookies }: SiteClient) => cookies.get(COOKIE) ?? "";

/** What the edge is told of a session that is over. */
async function edgeKnows(session: string, brand = "fjord") {
  const answer = await gateway.manage("POST", GET_ACCOUNT_STATUSES.path, { questions: [{ brand, session }] });
  return AccountStatusesSchema.parse(await answer.json()).answers[0];
}

/** What the edge is told before it serves a page to who has the cookie of a session that is over. */
async function edgeKnowsForPage(session: string) {
  const answer = await gateway.manage("POST", GET_ACCOUNT_STATUS.path, { brand: "fjord", session });
  return AccountStatusAnswerSchema.parse(await answer.json());
}

/** What a page is told that still has the cookie of a session that is over. */
async function detailsOnPage(client: SiteClient, session: string) {
  client.cookies.set(COOKIE, session);
  const answer = await client.call("GET", GET_HALL_REALITY.path);
  expect(answer.status).toBe(401);
  return ErrorBodySchema.parse(await answer.json()).error.details;
}
const pageKnows = async (client: SiteClient, session: string) =>
  (await detailsOnPage(client, session))?.["reason"];

describe("why a session is over", () => {
  it.each([
    ["break", TAKE_COOLING_OFF, {}, 1],
    ["break", BLOCK_ACCOUNT, { days: 30 }, 30],
    ["excluded", SELF_EXCLUDE, {}, undefined],
  ])(
    "is known to the edge and to the player's own pages, and until when a break lasts: %s (games attack 9)",
    async (because, { path }, body, days) => {
      const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
      const elsewhere = await browserOf(gateway, id);
      const tokens = [tokenOf(client), tokenOf(elsewhere)];
      const done = await client.call("POST", path, { body: { isConfirmed: true, ...body } });
      expect(await codeOf(done)).toBe("200 ok");
      const [placed] = await gateway.database.db.select().from(holds).where(eq(holds.playerId, id));
      if (!placed) throw new Error("The exclusion was not placed.");
      const { startsAt, endsAt } = placed;
      expect(endsAt && (endsAt.getTime() - startsAt.getTime()) / 86_400_000).toBe(days ?? null);
      const until = endsAt && { until: endsAt.toISOString() };
      for (const token of tokens) {
        const known = { loggedIn: false, because, ...until };
        expect(await edgeKnows(token)).toEqual(known);
        expect(await edgeKnowsForPage(token)).toEqual(known);
        expect(await detailsOnPage(elsewhere, token)).toEqual({ reason: because, ...until });
      }
    },
  );

  it("is the register's exclusion when a sign-in elsewhere finds it there (games attack 9)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const token = tokenOf(client);
    const { db } = gateway.database;
    await db.transaction(async (tx) => {
      await tx.insert(holds).values({ playerId: id, kind: "register", source: "register", endsAt: null });
      await endAllSessions(tx, id, "fjord", "restricted");
    });
    expect(await edgeKnows(token)).toEqual({ loggedIn: false, because: "excluded" });
    expect(await pageKnows(client, token)).toBe("excluded");
  });

  it("is an end from another device", async () => {
    const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    const elsewhere = await browserOf(gateway, id);
    const token = tokenOf(elsewhere);
    expect((await client.call("DELETE", END_OTHER_SESSIONS.path)).status).toBe(200);
    expect(await edgeKnows(token)).toEqual({ loggedIn: false, because: "ended-elsewhere" });
    expect(await pageKnows(elsewhere, token)).toBe("ended-elsewhere");
  });

  it("is not asked of an open session: a reached limit refuses what a hall without a stream asks, and says which (R1.04, games attack 9)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    expect((await client.call("GET", GET_HALL_REALITY.path)).status).toBe(200);
    await gateway.database.db
      .insert(holds)
      .values({ playerId: id, kind: "play-limits", source: "loss-limit" });
    const refused = await client.call("GET", GET_HALL_REALITY.path);
    expect(ErrorBodySchema.parse(await refused.json()).error).toMatchObject({
      code: "restricted",
      details: { reason: "reached-play-limits" },
    });
  });

  it("is no news to who has logged out, and is told on no other brand", async () => {
    const { client, id } = await signedInPlayer(gateway, {}, { isConfirmed: true });
    const elsewhere = await browserOf(gateway, id);
    const [own, other] = [tokenOf(client), tokenOf(elsewhere)];
    await elsewhere.call(LOG_OUT.method, LOG_OUT.path, {});
    expect(await edgeKnows(other)).toEqual({ loggedIn: false });
    expect(await pageKnows(elsewhere, other)).toBeUndefined();
    await client.call("POST", TAKE_COOLING_OFF.path, { body: { isConfirmed: true } });
    expect(await edgeKnows(own)).toMatchObject({ loggedIn: false, because: "break" });
    expect(await edgeKnows(own, "eng")).toEqual({ loggedIn: false });
  });
});
