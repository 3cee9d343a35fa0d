import { EXPECTED_CALLS } from "../../testing/expectedCalls.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer, HOLDS_OF, signIn } from "../../testing/testPlayers.ts";
import { MOUNTED_CALLS } from "../app/mountedCalls.ts";

let gateway: TestGateway;
const tokens = new Map<string, string>();
beforeAll(async () => {
  gateway = await testGateway();
  const { db } = gateway.database;
  const states = { ...HOLDS_OF, "frozen-by-court": [{ kind: "frozen-by-court" as "suspended" }] };
  for (const [restriction, holds] of Object.entries(states)) {
    tokens.set(restriction, await signIn(db, (await addPlayer(db, { holds })).id));
  }
});
afterAll(() => gateway[Symbol.asyncDispose]());

const PLAYERS_CALLS = MOUNTED_CALLS.map(({ contract }) => contract).filter(
  ({ audience }) => audience !== "guests",
);
const ALL = [...Object.keys(HOLDS_OF), "frozen-by-court"];

/** Whether the call got past the table of restrictions; it may still be refused for what it lacks. */
async function isLetIn(restriction: string, method: string, path: string): Promise<boolean> {
  const client = siteClient(gateway.origin);
  client.cookies.set("__Host-sid", tokens.get(restriction) ?? "");
  const address = path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
  const answer = await client.call(method, address);
  if (answer.status !== 403) return true;
  const { error } = (await answer.json()) as { error: { code: string } };
  return error.code !== "restricted";
}

describe("the gateway itself, without any page or proxy in front", () => {
  it("has each of its calls judged by hand", () => {
    const mounted = PLAYERS_CALLS.map(({ method, path }) => `${method} ${path}`);
    for (const call of mounted) expect(Object.keys(EXPECTED_CALLS)).toContain(call);
  });

  const cells = PLAYERS_CALLS.flatMap(({ method, path }) => ALL.map((name) => [method, path, name] as const))
    // Leaving ends the session that the others need.
    .filter(([, path]) => !path.endsWith("/logout"));

  it.each(cells)(
    "%s %s by a player under %s is let in or refused as the table says (R6.05, asvs:8.2.1)",
    async (method, path, name) => {
      const open = EXPECTED_CALLS[`${method} ${path}`] ?? [];
      expect(await isLetIn(name, method, path)).toBe(open === "all" || open.includes(name));
    },
  );

  it.each(ALL)("lets a player under %s leave (R6.05)", async (name) => {
    expect(await isLetIn(name, "POST", "/gateway/user-auth/api/v1/public/auth/logout")).toBe(true);
  });
});
