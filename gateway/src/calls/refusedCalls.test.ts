import { GET_DEPOSIT_LIMITS, SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { systemClock, type Log } from "@spilhus/lib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { parseConfig } from "../config/config.ts";
import { startGateway, type Gateway } from "../app/startGateway.ts";
import { codeOf } from "../../testing/answers.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";

let environment: TestEnvironment;
let gateway: Gateway;
const logged: { readonly message: string; readonly fields: unknown }[] = [];
const log: Log = (_level, message, fields) => logged.push({ message, fields });
beforeAll(async () => {
  environment = await testEnvironment();
  gateway = await startGateway(parseConfig(environment.variables), systemClock, log);
});
beforeEach(() => {
  logged.splice(0);
});
afterAll(async () => {
  await gateway.stop();
  await environment[Symbol.asyncDispose]();
});

const refusals = () => logged.filter(({ message }) => message === "a call was refused");
const LIMITS = { dayOre: 12_345, weekOre: 12_345, monthOre: 12_345 };

describe("the log", () => {
  it("tells which call a restricted account was refused, and nothing that was sent (asvs:16.3.2, asvs:16.2.5)", async () => {
    const { db } = environment.database;
    const { id } = await addPlayer(db, { holds: [{ kind: "suspended" }] });
    const token = await signIn(db, id);
    const client = siteClient(gateway.origin);
    client.cookies.set("__Host-sid", token);
    expect(await codeOf(await client.call("PUT", SET_DEPOSIT_LIMITS.path, { body: LIMITS }))).toBe(
      "403 restricted",
    );
    const call = `PUT ${SET_DEPOSIT_LIMITS.path}`;
    expect(refusals()).toEqual([
      { message: "a call was refused", fields: { call, code: "restricted", account: id } },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(new RegExp(`12345|${token}`));
  });

  it("tells of a call from another site, and of two sessions at once (asvs:16.3.3)", async () => {
    const client = siteClient(gateway.origin);
    const foreign = { "x-requested-with": undefined };
    await client.call("PUT", SET_DEPOSIT_LIMITS.path, { body: LIMITS, headers: foreign });
    await client.call("GET", GET_DEPOSIT_LIMITS.path, {
      headers: { cookie: "__Host-sid=abc; __Host-sid=def" },
    });
    expect(refusals().map(({ fields }) => fields)).toEqual([
      { call: `PUT ${SET_DEPOSIT_LIMITS.path}`, code: "cross-site", account: undefined },
      { call: `GET ${GET_DEPOSIT_LIMITS.path}`, code: "duplicate-session", account: undefined },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/abc|def/);
  });
});
