import { SET_DEPOSIT_LIMITS } from "@spilhus/contracts/player-account";
import { expect, expectTypeOf, it } from "vitest";
import { plannedServer } from "../../testing/plannedServer.ts";
import { callOf } from "./callOf.ts";

const ONCE = { ...SET_DEPOSIT_LIMITS, idempotent: true } as const;
const LIMITS = { dayOre: 100, weekOre: 200, monthOre: 300 };

it("sends the key that an idempotent call must be given", async () => {
  const server = await plannedServer({ [`PUT ${ONCE.path}`]: { status: 409 } });
  const key = crypto.randomUUID();
  const answer = callOf(ONCE)({ fetch, origin: server.origin }, { body: LIMITS, idempotencyKey: key });
  await expect(answer).rejects.toMatchObject({ status: 409 });
  expect(server.received[0]?.headers["idempotency-key"]).toBe(key);
  await server.close();
});

it("takes a key for idempotent calls alone", () => {
  type InputOf<Make extends (...given: never) => unknown> = Parameters<Make>[1];
  const [once, often] = [callOf(ONCE), callOf(SET_DEPOSIT_LIMITS)];
  expectTypeOf<InputOf<typeof once>>().toHaveProperty("idempotencyKey").toEqualTypeOf<string>();
  expectTypeOf<InputOf<typeof often>>().not.toHaveProperty("idempotencyKey");
});
