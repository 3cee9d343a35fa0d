import { LIST_OWN_CHAT_LINES } from "@spilhus/contracts/chat";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { chatMessages, chatSanctions } from "./tables.ts";

const CHAT = JSON.stringify({ control: "http://127.0.0.1:9", secret: "0f1e2d3c4b5a69788796a5b4c3d2e1f0" });
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ environment: { CHAT } });
});
afterAll(() => gateway[Symbol.asyncDispose]());

let lines = 0;
const line = (playerId: string | null, body: string, fields = {}) =>
  gateway.database.db.insert(chatMessages).values({
    ...{ brand: "fjord", room: "fjord", id: `line-${(lines += 1)}`, playerId, name: "Karla", role: "player" },
    ...{ body, state: "sent", sentAt: new Date(1_790_000_000_000 + lines * 1_000), ...fields },
  });
const read = async (client: SiteClient) =>
  LIST_OWN_CHAT_LINES.answer.parse(await (await client.call("GET", LIST_OWN_CHAT_LINES.path)).json());

describe("what is kept of a player in the chat", () => {
  it("is the player's own lines of this brand and own sanctions, newest first, and nothing of others (R4.16)", async () => {
    const [karla, bo] = [await signedInPlayer(gateway), await signedInPlayer(gateway)];
    await line(karla.id, "hej");
    await line(bo.id, "hej Karla");
    await line(null, "Runden begynder");
    await line(karla.id, "på en anden side", { brand: "eng" });
    await line(karla.id, "fjernet", { retractedAt: new Date(), retractedBy: "chat-1" });
    for (const playerId of [karla.id, bo.id]) {
      await gateway.database.db.insert(chatSanctions).values({
        ...{ brand: "fjord", playerId, kind: "warn", reason: "spam", note: "kun for os", state: "in-force" },
        ...{ from: new Date(), givenBy: "chat-1" },
      });
    }
    const answer = await read(karla.client);
    expect(answer.lines.map(({ body }) => body)).toEqual(["fjernet", "hej"]);
    expect(answer.lines[0]?.retractedAt).not.toBeNull();
    expect(answer.isWhole).toBe(true);
    expect(answer.sanctions).toHaveLength(1);
    // Who of the staff decided, and what they noted, is not the player's.
    expect(JSON.stringify(answer)).not.toMatch(/chat-1|kun for os/);
  });

  it("is told to nobody without a session", async () => {
    const { client } = await signedInPlayer(gateway);
    const answer = await client.call("GET", LIST_OWN_CHAT_LINES.path, { headers: { cookie: undefined } });
    expect(await codeOf(answer)).toBe("401 not-signed-in");
  });
});
