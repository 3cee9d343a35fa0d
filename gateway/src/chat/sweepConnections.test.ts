import { readFile } from "node:fs/promises";
import { BrandRegistrySchema } from "@spilhus/contracts";
import { eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { chatConnections } from "../chat-connections/index.ts";
import { holds } from "../holds/index.ts";
import { sessions } from "../sessions/index.ts";
import { sweepConnections } from "./sweepConnections.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;

/** Has sessions of a player in the chat. @returns their ids */
async function inChat(playerId: string, count: number): Promise<readonly string[]> {
  for (let made = 0; made < count; made += 1) await signIn(db(), playerId);
  const own = await db().select({ id: sessions.id }).from(sessions).where(eq(sessions.playerId, playerId));
  const rows = own.map(({ id: sessionId }) => ({ sessionId, brand: "fjord", playerId, chatId: playerId }));
  await db().insert(chatConnections).values(rows);
  return own.map(({ id }) => id);
}

it("finds who must leave behind any number of players whose hold closes no chat (chat attack 20)", async () => {
  const { brands } = BrandRegistrySchema.parse(
    JSON.parse(await readFile(environment.variables["BRANDS_FILE"] ?? "", "utf8")),
  );
  const registry = new Map(brands.map((brand) => [brand.id, brand]));
  // What they have is looked at each time, and never ends a stream.
  const bystander = await addPlayer(db(), { holds: [{ kind: "withdrawals" }] });
  await inChat(bystander.id, 450);
  expect(await sweepConnections(db(), registry)).toBe(0);
  const leaving = await addPlayer(db());
  const [one, other] = [await inChat(leaving.id, 1), await inChat((await addPlayer(db())).id, 1)];
  await db().insert(holds).values({ playerId: leaving.id, source: "service", kind: "suspended" });
  expect(await sweepConnections(db(), registry)).toBe(1);
  const ended = await db().select().from(chatConnections).where(isNotNull(chatConnections.endedAt));
  expect(ended.map(({ sessionId }) => sessionId)).toEqual(one);
  expect(other).toHaveLength(1);
});
