import { sql } from "drizzle-orm";
import { systemClock } from "@spilhus/lib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { ScriptedProvider } from "../../testing/scriptedProvider.ts";
import { guardProvider, type HookReading, type IncomingHook } from "../payment-providers/index.ts";
import { answeredHooks } from "./answeredHooks.ts";
import { bodySeal } from "./bodySeal.ts";
import { providerNotes } from "./providerNotes.ts";
import { receiveHook } from "./receiveHook.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

const log = () => undefined;
const HOOK: IncomingHook = {
  method: "POST",
  host: "fjord.dk",
  path: "/",
  headers: {},
  rawBody: Buffer.from("{}"),
};

/** A provider whose webhooks carry these events. */
function providerOf(...events: readonly { readonly id: string; readonly note: string }[]) {
  const provider = new ScriptedProvider("noted");
  const reading: HookReading = {
    accepted: true,
    events: events.map((event) => ({ ...event, concerns: "payment", reference: "deposit-1", type: "event" })),
    answer: { type: "text/plain", body: "[accepted]" },
  };
  provider.readHook = () => reading;
  return guardProvider(provider, log);
}

it("keeps the note of an event once, in the order of arrival, however often it comes (attack 10)", async () => {
  const { db } = environment.database;
  const seal = bodySeal("a secret of events, long enough for a test");
  const services = { db, log, seal, answered: answeredHooks(systemClock) };
  const [first, second] = [
    { id: "one", note: "authorised" },
    { id: "two", note: "captured" },
  ];
  const both = providerOf(first, second);
  await receiveHook(services, providerOf(first), HOOK);
  await Promise.all(
    Array.from({ length: 8 }, () => receiveHook(services, both, { ...HOOK, rawBody: Buffer.from("[]") })),
  );
  const notes = providerNotes(db);
  expect(await notes.about("noted", "deposit-1")).toEqual(["authorised", "captured"]);
  await notes.add("noted", "deposit-1", "called off");
  expect(await notes.about("noted", "deposit-1")).toEqual(["authorised", "captured", "called off"]);
  expect(await notes.about("noted", "deposit-2")).toEqual([]);
  expect(await notes.about("other", "deposit-1")).toEqual([]);
});

it.each([
  ["changed", sql`update provider_notes set note = 'x'`],
  ["removed", sql`delete from provider_notes`],
  ["emptied", sql`truncate provider_notes`],
  [
    "changed by a replica's role",
    sql`set session_replication_role = replica; update provider_notes set note = 'x'`,
  ],
])("notes cannot be %s, by a superuser either (attack 36)", async (_, statement) => {
  const { db } = environment.database;
  await providerNotes(db).add("kept", "deposit-1", "captured");
  await expect(db.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringContaining("only ever added to") },
  });
  await db.execute(sql`reset session_replication_role`);
});
