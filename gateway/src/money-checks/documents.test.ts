import { LIST_DOCUMENT_REQUESTS } from "@spilhus/contracts/payments";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { holds } from "../holds/index.ts";
import { messages } from "../inbox/index.ts";
import { askForDocuments } from "./documentRequests.ts";
import { holdForDocuments } from "./holdForDocuments.ts";
import { moveRequest, type RequestMove } from "./moveRequest.ts";
import { documentRequests } from "./tables.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());
const db = () => gateway.database.db;

async function asked({ isHeld = false } = {}) {
  const { id: playerId, client } = await signedInPlayer(gateway);
  const player = { playerId, licence: "1", brand: "fjord", by: "rules" };
  const request = await db().transaction(async (tx) => {
    if (isHeld) await holdForDocuments(tx, player);
    return askForDocuments(tx, { ...player, reason: "source-of-funds", kinds: ["payslip"], days: 21 });
  });
  return { playerId, client, request };
}
const move = (id: string, to: RequestMove) => db().transaction((tx) => moveRequest(tx, id, to, "lis"));
const listed = async (client: Awaited<ReturnType<typeof asked>>["client"]) =>
  LIST_DOCUMENT_REQUESTS.answer.parse(await (await client.call("GET", LIST_DOCUMENT_REQUESTS.path)).json())
    .requests;
const isHeld = async (playerId: string) =>
  (await db().select().from(holds).where(eq(holds.playerId, playerId))).some(
    ({ liftedAt }) => liftedAt === null,
  );

describe("documents", () => {
  it("that a player was asked for are listed to that player alone: which, what for and until when, no more", async () => {
    const { client, request } = await asked();
    expect(await listed(client)).toEqual([
      {
        ...{ id: request.id, reason: "source-of-funds", kinds: ["payslip"], state: "asked" },
        askedAt: request.askedAt.toISOString(),
        until: request.until.toISOString(),
      },
    ]);
    expect(request.until.getTime() - request.askedAt.getTime()).toBe(21 * 86_400_000);
    const { client: other } = await signedInPlayer(gateway);
    expect(await listed(other)).toEqual([]);
  });

  it("can be read by a player who is suspended because they are missing", async () => {
    const { client } = await asked({ isHeld: true });
    expect(await codeOf(await client.call("GET", LIST_DOCUMENT_REQUESTS.path))).toBe("200 ok");
  });

  it("that an officer accepts lift the suspension, and the player is told of each step", async () => {
    const { playerId, client, request } = await asked({ isHeld: true });
    expect(await move(request.id, "accepted")).toBeUndefined();
    expect((await move(request.id, "received"))?.state).toBe("asked");
    expect(await isHeld(playerId)).toBe(true);
    expect((await move(request.id, "accepted"))?.state).toBe("received");
    expect(await isHeld(playerId)).toBe(false);
    expect(await move(request.id, "refused")).toBeUndefined();
    expect((await listed(client)).map(({ state }) => state)).toEqual(["accepted"]);
    const told = await db()
      .select()
      .from(messages)
      .where(eq(messages.playerId, playerId))
      .orderBy(asc(messages.sentAt));
    expect(told.map(({ texts }) => texts.da.subject)).toEqual([
      "Vi har brug for dokumentation fra dig",
      "Vi har modtaget din dokumentation",
      "Din dokumentation er godkendt",
    ]);
    expect(told[0]?.texts.da.body).toContain("Send dem med sikker mail til kundeservice.");
    expect(told[0]?.texts.da.body).toContain("lønseddel");
  });

  it("that are refused or still asked for keep the account suspended", async () => {
    const { playerId, request } = await asked({ isHeld: true });
    const other = { playerId, licence: "1", brand: "fjord", by: "officer:lis" };
    const second = await db().transaction((tx) =>
      askForDocuments(tx, { ...other, reason: "identity", kinds: ["identity"], days: 7 }),
    );
    await move(request.id, "received");
    await move(request.id, "accepted");
    expect(await isHeld(playerId)).toBe(true);
    await move(second.id, "refused");
    expect(await isHeld(playerId)).toBe(true);
  });

  it("are asked for once for one reason while a request is open", async () => {
    const { playerId, request } = await asked();
    const again = await db().transaction((tx) =>
      askForDocuments(tx, {
        ...{ playerId, licence: "1", brand: "fjord", by: "officer:lis" },
        ...{ reason: "source-of-funds", kinds: ["tax-statement"], days: 7 },
      }),
    );
    expect(again.id).toBe(request.id);
    expect(await db().$count(documentRequests, eq(documentRequests.playerId, playerId))).toBe(1);
  });
});
