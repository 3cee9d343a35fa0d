import { CLOSE_PLAY } from "@spilhus/contracts/play";
import { GET_BALANCE, type Balance } from "@spilhus/contracts/payments";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  addHouseGames,
  askRound,
  openGame,
  OTHER_SLOT,
  richBrowser,
  ROULETTE,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { readBalances } from "../ledger/index.ts";
import { playSessions } from "../play/index.ts";
import { houseRounds } from "./tables.ts";

const START_ORE = 5_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

const bodyOf = (game: string, stakeOre: number) =>
  game === ROULETTE ? { stakeOre, bets: [{ bet: { kind: "red" }, stakeOre }] } : { stakeOre };

type Act =
  | { readonly kind: "open"; readonly game: string; readonly mode: "real" | "demo"; readonly device: number }
  | { readonly kind: "close"; readonly device: number }
  | { readonly kind: "play"; readonly stakeOre: number; readonly device: number; readonly times: number }
  | { readonly kind: "wait"; readonly seconds: number };

const device = fc.nat({ max: 1 });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant("open" as const),
    game: fc.constantFrom(SLOT, OTHER_SLOT, ROULETTE),
    mode: fc.constantFrom("real" as const, "real" as const, "demo" as const),
    device,
  }),
  fc.record({ kind: fc.constant("close" as const), device }),
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("play" as const),
      stakeOre: fc.constantFrom(100, 500, 2_000),
      device,
      times: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), seconds: fc.constantFrom(1, 3, 5, 600) }),
  },
);

/** A player on two devices who opens, plays, waits and leaves in any order. */
interface Visit {
  readonly devices: readonly SiteClient[];
  readonly id: string;
  /** What was opened last, whether it is still open or not. */
  open?: { readonly playId: string; readonly game: string };
  played: number;
}

async function carryOut(visit: Visit, one: Act): Promise<void> {
  const client = visit.devices["device" in one ? one.device : 0] ?? visit.devices[0];
  if (!client) return;
  if (one.kind === "wait") await moveClock(db(), `${one.seconds} seconds`);
  if (one.kind === "open") {
    const answer = await openGame(client, one.game, one.mode);
    visit.open = { playId: ((await answer.json()) as { playId: string }).playId, game: one.game };
  }
  const { open } = visit;
  if (open && one.kind === "close")
    await client.call("POST", CLOSE_PLAY.path.replace("{playId}", open.playId));
  if (open && one.kind === "play") {
    const body = bodyOf(open.game, one.stakeOre);
    const answers = await Promise.all(
      Array.from({ length: one.times }, () => askRound(client, open.playId, body)),
    );
    visit.played += answers.filter(({ status }) => status === 200).length;
  }
}

/** What does not hold of that which must hold whatever the player has done. */
async function faultsOf({ id, played }: Visit): Promise<readonly string[]> {
  const rows = await db()
    .select({ round: houseRounds, mode: playSessions.mode })
    .from(houseRounds)
    .innerJoin(playSessions, eq(playSessions.id, houseRounds.playSessionId))
    .where(eq(houseRounds.playerId, id))
    .orderBy(asc(houseRounds.startedAt));
  const tooClose = rows.filter(
    ({ round }, place) => round.startedAt < (rows[place - 1]?.round.shownUntil ?? round.startedAt),
  );
  const open = await db().$count(
    playSessions,
    and(eq(playSessions.playerId, id), isNull(playSessions.closedAt)),
  );
  const real = rows.filter(({ mode }) => mode === "real").map(({ round }) => round);
  const cashOre = real.reduce((sum, { stakeOre, winOre }) => sum - stakeOre + winOre, START_ORE);
  // A new session: those of the devices may have ended while the player waited.
  const client = await browserOf(gateway, id);
  const told = (await (await client.call("GET", GET_BALANCE.path)).json()) as Balance;
  const booked = (await readBalances(db(), id)).cashOre;
  const mayBeTold = [cashOre, cashOre - (real.at(-1)?.winOre ?? 0)];
  return [
    ...(rows.length === played ? [] : [`${played} rounds were answered, ${rows.length} are kept`]),
    ...tooClose.map(({ round }) => `round ${round.id} began while another one was shown`),
    ...(open <= 1 ? [] : [`${open} games are open`]),
    ...(booked === cashOre ? [] : [`${booked} øre are booked instead of ${cashOre}`]),
    ...(mayBeTold.includes(told.cashOre) ? [] : [`${told.cashOre} øre are told instead of ${cashOre}`]),
  ];
}

it(
  "any play on two devices leaves each round booked once, shown alone and told of when it has been shown",
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 30 }), async (acts) => {
        const { client, id } = await richBrowser(gateway, START_ORE);
        const visit: Visit = { devices: [client, await browserOf(gateway, id)], id, played: 0 };
        for (const one of acts) await carryOut(visit, one);
        expect(await faultsOf(visit)).toEqual([]);
      }),
      { numRuns: 15 },
    );
    const { rows } = await db().execute(sql`select * from ledger_recent_house_rounds()`);
    expect(rows).toEqual([]);
  },
);
