import {
  BLOCK_ACCOUNT,
  ExclusionSchema,
  GET_USER_INFO,
  SELF_EXCLUDE,
  TAKE_COOLING_OFF,
  UserInfoSchema,
} from "@spilhus/contracts/player-account";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer } from "../../testing/testPlayers.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway[Symbol.asyncDispose]());

type Wish = { readonly path: string; readonly body: { readonly isConfirmed: true; readonly days?: number } };
const wish: fc.Arbitrary<Wish> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constant({ path: TAKE_COOLING_OFF.path, body: { isConfirmed: true as const } }),
  },
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: 28, max: 90 })
      .map((days) => ({ path: BLOCK_ACCOUNT.path, body: { isConfirmed: true as const, days } })),
  },
  { weight: 1, arbitrary: fc.constant({ path: SELF_EXCLUDE.path, body: { isConfirmed: true as const } }) },
);
const step = fc.record({
  /** Hours that pass before. */
  hours: fc.constantFrom(0, 1, 12, 23, 25, 24 * 29, 24 * 31),
  /** Requested at once, each in a separate browser. */
  wishes: fc.array(wish, { minLength: 1, maxLength: 3 }),
});

const endOf = (until: string | null | undefined) =>
  typeof until === "string" ? Date.parse(until) : Number.POSITIVE_INFINITY;

/** The end that a player sees after sign-in: none for a closed account, undefined for one without exclusion. */
async function toldEnd(id: string): Promise<number> {
  const answer = await (await browserOf(gateway, id)).call("GET", GET_USER_INFO.path);
  const { checkResult } = UserInfoSchema.parse(await answer.json());
  return checkResult === null ? 0 : endOf(checkResult.context?.until);
}

it("an exclusion never ends earlier than promised, for any later requests (R4.01)", async () => {
  const { db } = gateway.database;
  let extended = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { id } = await addPlayer(db);
      let promised = 0;
      for (const { hours, wishes } of steps) {
        await moveClock(db, `${hours} hours`);
        const browsers = await Promise.all(wishes.map(() => browserOf(gateway, id)));
        const answers = await Promise.all(
          wishes.map(({ path, body }, index) => browsers[index]?.call("POST", path, { body })),
        );
        for (const answer of answers) {
          if (answer?.status !== 200) continue;
          if (promised > 0) extended += 1;
          promised = Math.max(promised, endOf(ExclusionSchema.parse(await answer.json()).until));
        }
        const { rows } = await db.execute<{ now: string }>("select clock.now() as now");
        const now = Date.parse(String(rows[0]?.now));
        const told = promised > now ? await toldEnd(id) : promised;
        expect(told).toBeGreaterThanOrEqual(promised);
      }
    }),
    { numRuns: 25 },
  );
  // Otherwise nothing would be tested.
  expect(extended).toBeGreaterThan(0);
});
