import { GET_DEPOSIT_LIMITS, SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { LOG_IN_BY_PASSWORD } from "@spilhus/contracts/user-auth";
import { systemClock } from "@spilhus/lib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "../config/logger.ts";
import { parseConfig } from "../config/config.ts";
import { startGateway, type Gateway } from "../app/startGateway.ts";
import { codeOf } from "../../testing/answers.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";

const OPEN = { account: 1_000, address: 1_000, everybody: 1_000 };
const LIMITS_OF_CALLS = { playerCallsPerMinute: OPEN, attemptsPerMinute: { ...OPEN, account: 2 } };

let environment: TestEnvironment;
let gateway: Gateway;
/** The lines of the logger that a process runs with, as they are written. */
const written: string[] = [];
beforeAll(async () => {
  environment = await testEnvironment();
  const config = parseConfig({
    ...environment.variables,
    RATE_LIMITS: JSON.stringify(LIMITS_OF_CALLS),
  });
  const log = createLog("info", systemClock, { write: (line) => written.push(line) });
  gateway = await startGateway(config, systemClock, log);
});
beforeEach(() => {
  written.splice(0);
});
afterAll(async () => {
  await gateway.stop();
  await environment[Symbol.asyncDispose]();
});

type Line = Readonly<Record<string, unknown>>;
const linesOf = (message: string) =>
  written.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === message);
const LIMITS = { dayOre: 12_345, weekOre: 12_345, monthOre: 12_345 };
const CALL = `PUT ${SET_DEPOSIT_LIMITS.path}`;

/** A browser in which a suspended player is signed in. */
async function suspended() {
  const { db } = environment.database;
  const { id } = await addPlayer(db, { holds: [{ kind: "suspended" }] });
  const token = await signIn(db, id);
  const client = siteClient(gateway.origin);
  client.cookies.set("__Host-sid", token);
  return { id, token, client };
}
const setLimits = (client: Awaited<ReturnType<typeof suspended>>["client"]) =>
  client.call("PUT", SET_DEPOSIT_LIMITS.path, { body: LIMITS });

describe("the log", () => {
  it("names a refused call of a restricted account, and nothing that was sent (asvs:16.3.2, asvs:16.2.5)", async () => {
    const { id, token, client } = await suspended();
    expect(await codeOf(await setLimits(client))).toBe("403 restricted");
    expect(linesOf("a call was refused")).toEqual([
      expect.objectContaining({ call: CALL, code: "restricted", account: id, security: true }),
    ]);
    expect(written.join("")).not.toMatch(new RegExp(`12345|${token}`));
  });

  it("names a call from another site, and two sessions at once (asvs:16.3.3)", async () => {
    const client = siteClient(gateway.origin);
    const foreign = { "x-requested-with": undefined };
    await client.call("PUT", SET_DEPOSIT_LIMITS.path, { body: LIMITS, headers: foreign });
    await client.call("GET", GET_DEPOSIT_LIMITS.path, {
      headers: { cookie: "__Host-sid=abc; __Host-sid=def" },
    });
    expect(linesOf("a call was refused")).toEqual([
      expect.objectContaining({ call: CALL, code: "cross-site" }),
      expect.objectContaining({ call: `GET ${GET_DEPOSIT_LIMITS.path}`, code: "duplicate-session" }),
    ]);
    expect(written.join("")).not.toMatch(/abc|def/);
  });

  it("hides no refusal behind a flood of others (asvs:16.3.2, asvs:16.3.3)", async () => {
    const { id, client } = await suspended();
    const stranger = siteClient(gateway.origin);
    const flood = () =>
      stranger.call("PUT", SET_DEPOSIT_LIMITS.path, { headers: { "sec-fetch-site": "cross-site" } });
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([flood(), flood(), flood()]);
      await setLimits(client);
    }
    const refused = linesOf("a call was refused");
    expect(refused.filter(({ account }) => account === id)).toHaveLength(6);
    expect(refused.filter(({ code }) => code === "cross-site")).toHaveLength(18);
  });

  it("names the class of a limit that was reached, and not the address that was typed (asvs:16.3.3)", async () => {
    const client = siteClient(gateway.origin);
    const body = { email: "mette@example.dk", password: "Hemmelig1 men forkert", brand: "fjord" };
    const codes: string[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      codes.push(await codeOf(await client.call("POST", LOG_IN_BY_PASSWORD.path, { body })));
    }
    expect(codes.at(-1)).toBe("429 too-many-requests");
    expect(linesOf("too many requests")).toEqual([
      expect.objectContaining({ class: "attempt", by: "account", security: true }),
    ]);
    expect(written.join("")).not.toContain("mette");
  });
});
