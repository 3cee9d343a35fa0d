import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { SET_PHONE_NUMBER } from "@spilhus/contracts/player-account";
import {
  FINISH_SIGNUP,
  MATCH_CPR,
  SET_SIGNUP_CONTACT,
  SET_SIGNUP_LIMITS,
} from "@spilhus/contracts/user-auth";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { depositLimits } from "../deposit-limits/tables.ts";
import { players } from "../players/tables.ts";
import { codeOf, draftIn } from "../../testing/answers.ts";
import { mitIdServer, type MitIdServer } from "../../testing/mitIdServer.ts";
import { registerServer, type RegisterServer } from "../../testing/registerServer.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { CPR_SECRET, KEYS } from "../../testing/testPlayers.ts";
import { beginSignup } from "./beginSignup.ts";
import { processEnvironment } from "../../testing/processEnvironment.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));
const children: ChildProcess[] = [];
let environment: TestEnvironment;
let register: RegisterServer;
let mitId: MitIdServer;
beforeAll(async () => {
  [environment, register, mitId] = await Promise.all([testEnvironment(), registerServer(), mitIdServer()]);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  for (const one of [environment, register, mitId]) await one[Symbol.asyncDispose]();
});

/** Starts the real process. */
async function start(): Promise<{ readonly child: ChildProcess; readonly origin: string }> {
  const child = spawn(process.execPath, ["--conditions=source", MAIN], {
    env: {
      ...processEnvironment(),
      ...environment.variables,
      LOG_LEVEL: "info",
      MITID: JSON.stringify(mitId.config),
      CPR_SECRET,
      EXCLUSION_REGISTER: register.origin,
    },
  });
  children.push(child);
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  }
  await vi.waitFor(() => expect(printed).toContain("gateway listens"), { timeout: 90_000 });
  return { child, origin: /"origin":"([^"]+)"/.exec(printed)?.[1] ?? "" };
}

const PERSON = {
  uuid: "00000000-0000-4000-8000-0000000000aa",
  firstName: "Nanna",
  lastName: "Ny",
  birthdate: "1990-07-01",
  cpr: "0107909999",
};
const CHANGES = [
  ["POST", MATCH_CPR.path, { cpr: PERSON.cpr }],
  ["PUT", SET_PHONE_NUMBER.path, { phoneNumber: "+4522334455" }],
  ["PUT", SET_SIGNUP_CONTACT.path, { email: "nanna@example.dk", occupationId: "it", salaryId: "300-400" }],
  ["PUT", SET_SIGNUP_LIMITS.path, { dayOre: 10_000, weekOre: 20_000, monthOre: 30_000 }],
] as const;
/** The registration after all changes. */
const DRAFT = {
  step: "permission",
  phoneNumber: "+4522334455",
  email: "nanna@example.dk",
  depositLimits: { dayOre: 10_000, weekOre: 20_000, monthOre: 30_000 },
};
const FINISH = { acceptsTerms: true, marketing: { email: false, sms: false, phone: false, push: false } };

it("a registration has every change that was acknowledged before kill -9, and becomes one whole account (R7.02)", async () => {
  const { db } = environment.database;
  const cookie = await beginSignup(db, { licence: "1", brand: "fjord" }, PERSON, KEYS);
  const token = /=([^;]*)/.exec(cookie)?.[1] ?? "";
  const browserAt = (origin: string) => {
    const client = siteClient(origin);
    client.cookies.set("__Host-signup", token);
    return client;
  };

  const first = await start();
  const before = browserAt(first.origin);
  for (const [method, path, body] of CHANGES) {
    expect(await codeOf(await before.call(method, path, { body }))).toBe("200 ok");
  }
  const cut = before.call("POST", FINISH_SIGNUP.path, { body: FINISH }).then(codeOf, () => "no answer");
  first.child.kill("SIGKILL");
  await once(first.child, "exit");
  await cut;

  const { origin } = await start();
  const after = browserAt(origin);
  const isFinished = (await db.$count(players)) === 1;
  expect(isFinished ? DRAFT : await draftIn(after)).toMatchObject(DRAFT);
  expect(await codeOf(await after.call("POST", FINISH_SIGNUP.path, { body: FINISH }))).toBe("200 ok");
  expect([await db.$count(players), await db.$count(depositLimits)]).toEqual([1, 3]);
}, 240_000);
