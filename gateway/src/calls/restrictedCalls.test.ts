import { EXPECTED_CALLS, isCallOpen, UNKNOWN_TYPE } from "@spilhus/restrictions/testing";
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
  const states = { ...HOLDS_OF, [UNKNOWN_TYPE]: [{ kind: UNKNOWN_TYPE as "suspended" }] };
  for (const [restriction, holds] of Object.entries(states)) {
    tokens.set(restriction, await signIn(db, (await addPlayer(db, { holds })).id));
  }
});
afterAll(() => gateway[Symbol.asyncDispose]());

const PLAYERS_CALLS = MOUNTED_CALLS.map(({ contract }) => contract).filter(
  ({ audience }) => audience !== "guest",
);
const ALL = [...Object.keys(HOLDS_OF), UNKNOWN_TYPE];

/** Whether the call got past the table of restrictions; it may still be refused for what it lacks. */
async function isAccepted(restriction: string, method: string, path: string): Promise<boolean> {
  const client = siteClient(gateway.origin);
  client.cookies.set("__Host-sid", tokens.get(restriction) ?? "");
  const address = path.replaceAll(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
  const answer = await client.call(method, address);
  if (answer.status !== 403) return true;
  const { error } = (await answer.json()) as { error: { code: string } };
  return error.code !== "restricted";
}

describe("the gateway itself, without any page or proxy in front", () => {
  it("mounts exactly the calls of the hand-written oracle", () => {
    const mounted = PLAYERS_CALLS.map(({ id }) => id);
    expect(mounted.toSorted()).toEqual(Object.keys(EXPECTED_CALLS).toSorted());
  });

  const cells = PLAYERS_CALLS.flatMap(({ id, method, path }) =>
    ALL.map((name) => [id, name, method, path] as const),
  )
    // Leaving ends the session that the others need.
    .filter(([id]) => id !== "log-out");

  it.each(cells)(
    "%s by a player under %s is accepted or refused as the oracle says (R6.05, asvs:8.2.1)",
    async (id, name, method, path) => {
      expect(await isAccepted(name, method, path)).toBe(isCallOpen(id, name));
    },
  );

  it.each(ALL)("lets a player under %s log out (R6.05)", async (name) => {
    expect(await isAccepted(name, "POST", "/gateway/user-auth/api/v1/public/auth/logout")).toBe(true);
  });
});
