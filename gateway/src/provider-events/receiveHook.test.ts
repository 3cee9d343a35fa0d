import { systemClock } from "@spilhus/lib";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ScriptedProvider } from "../../testing/scriptedProvider.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { guardProvider } from "../payment-providers/index.ts";
import { answeredHooks } from "./answeredHooks.ts";
import { bodySeal } from "./bodySeal.ts";
import { receiveHook } from "./receiveHook.ts";
import { providerEvents } from "./tables.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

it("has a new event looked into at once, and does nothing about one that is stored (attack 10)", async () => {
  const { db } = environment.database;
  const log = () => undefined;
  const onStored = vi.fn<() => void>();
  const seal = bodySeal("a secret of events, long enough for a test");
  const services = { db, log, onStored, seal, answered: answeredHooks(systemClock) };
  const scripted = new ScriptedProvider();
  const provider = guardProvider(scripted, log);
  const first = scripted.hook(["deposit-1"], { id: "first" });
  const transaction = vi.spyOn(db, "transaction");
  const execute = vi.spyOn(db, "execute");
  const answers = [
    await receiveHook(services, provider, first),
    // The same bytes ask the database nothing; at another gateway, or signed anew, the event is known there.
    await receiveHook(services, provider, first),
    await receiveHook({ ...services, answered: answeredHooks(systemClock) }, provider, first),
  ];
  expect(execute).toHaveBeenCalledTimes(2);
  expect(answers).toEqual(Array.from(answers, () => ({ type: "text/plain", body: "[accepted]" })));
  expect(onStored).toHaveBeenCalledTimes(1);
  expect(transaction).toHaveBeenCalledTimes(1);
  await receiveHook(services, provider, scripted.hook(["deposit-1"], { id: "second" }));
  expect(onStored).toHaveBeenCalledTimes(2);
  expect(await db.$count(providerEvents)).toBe(2);
});
