import { systemClock } from "@spilhus/lib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { studioServer, type StudioFault, type StudioServer } from "../../testing/studioServer.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import {
  addGames,
  CALLER,
  GAME,
  MOST_WIN_TIMES,
  newId,
  playingPlayer,
  rollbackOf,
  settleOf,
  stakeOf,
  wordOf,
} from "../../testing/testPlay.ts";
import { readBalances } from "../ledger/index.ts";
import { gameRounds } from "../play/index.ts";
import { endSession } from "../sessions/index.ts";
import { finishStuckRounds, stuckRoundJobs } from "./stuckRoundJobs.ts";

const KEY = "the key of the studio polar, long enough for tests";
const STAKE_ORE = 400;

let environment: TestEnvironment;
let studio: StudioServer;
beforeAll(async () => {
  environment = await testEnvironment();
  await addGames(environment.database.db);
  studio = await studioServer(KEY);
});
afterAll(async () => {
  await requireWholeLedger(environment.database.db);
  await studio[Symbol.asyncDispose]();
  await environment[Symbol.asyncDispose]();
});
beforeEach(() => {
  studio.fault = undefined;
  studio.beforeAnswer = () => Promise.resolve();
  lines.splice(0);
});
const db = () => environment.database.db;
const lines: string[] = [];
const settings = {
  keys: [KEY],
  brands: ["fjord"],
  games: { [GAME]: { mostWinTimes: MOST_WIN_TIMES, minRoundMs: 0 } },
};
const search = () =>
  finishStuckRounds({
    db: db(),
    log: (level, message) => lines.push(`${level}: ${message}`),
    clock: systemClock,
    studios: { [CALLER]: { ...settings, rounds: studio.rounds } },
  });

/** A player of 10 kr with an open round of 4 kr, and the time after which it is asked about. */
async function stuckRound() {
  const player = await playingPlayer(db(), { cashOre: 1_000 });
  const round = newId("round");
  const txId = newId("stake");
  await stakeOf(db(), player, STAKE_ORE, { round, txId });
  await moveClock(db(), "601 seconds");
  return { ...player, round, txId };
}
const cashOf = async (playerId: string) => (await readBalances(db(), playerId)).cashOre;
const stateOf = async (round: string) => {
  const [row] = await db().select().from(gameRounds).where(eq(gameRounds.reference, round));
  return row?.state;
};

describe("a round that a studio leaves open", () => {
  it("is asked about after ten minutes, paid and closed, once (games attack 4)", async () => {
    const { playerId, session, round } = await stuckRound();
    await db().transaction((tx) => endSession(tx, session, "logout"));
    studio.ends.set(round, { state: "ended", winsOre: 900 });
    await Promise.all([search(), search()]);
    await search();
    expect([await stateOf(round), await cashOf(playerId)]).toEqual(["settled", 1_500]);
    expect(wordOf(await settleOf(db(), round, 900))).toBe("round-closed");
  });

  it("gives its stakes back when it did not take place (games attack 4)", async () => {
    const { playerId, round, txId } = await stuckRound();
    studio.ends.set(round, { state: "void" });
    await Promise.all([search(), search()]);
    expect([await stateOf(round), await cashOf(playerId)]).toEqual(["void", 1_000]);
    expect(await rollbackOf(db(), txId)).toMatchObject({ isDone: true, movementId: null });
    expect(await cashOf(playerId)).toBe(1_000);
  });

  it("is paid what is missing, when wins were paid before or arrive while the studio is asked", async () => {
    const { playerId, round } = await stuckRound();
    await settleOf(db(), round, 300, { endsRound: false });
    await moveClock(db(), "601 seconds");
    studio.ends.set(round, { state: "ended", winsOre: 900 });
    studio.beforeAnswer = async (asked) =>
      asked === round ? settleOf(db(), round, 200, { endsRound: false }) : undefined;
    await search();
    expect([await stateOf(round), await cashOf(playerId)]).toEqual(["settled", 1_500]);
  });

  it("stays as the studio has closed it while it was asked", async () => {
    const { playerId, round } = await stuckRound();
    studio.ends.set(round, { state: "ended", winsOre: 900 });
    studio.beforeAnswer = async (asked) => (asked === round ? settleOf(db(), round, 900) : undefined);
    await search();
    expect([await stateOf(round), await cashOf(playerId)]).toEqual(["settled", 1_500]);
  });

  it("stays open while it runs, and for ten minutes after its last booking", async () => {
    const running = await stuckRound();
    const player = await playingPlayer(db(), { cashOre: 1_000 });
    const fresh = newId("round");
    await stakeOf(db(), player, STAKE_ORE, { round: fresh });
    studio.ends.set(fresh, { state: "void" });
    await search();
    expect([await stateOf(running.round), await stateOf(fresh)]).toEqual(["open", "open"]);
  });

  it.each<[string, StudioFault]>([
    ["an error", "error"],
    ["something that cannot be read", "malformed"],
    ["that nobody knows it", "missing"],
    ["nothing", "cut"],
  ])("stays open when the answer is %s, whatever else it says (games attack 4)", async (_, fault) => {
    const { playerId, round } = await stuckRound();
    studio.ends.set(round, { state: "ended", winsOre: 900 });
    studio.fault = fault;
    await search();
    expect([await stateOf(round), await cashOf(playerId)]).toEqual(["open", 600]);
    expect(lines.some((line) => line.includes("studio"))).toBe(true);
    studio.fault = undefined;
    await search();
    expect([await stateOf(round), await cashOf(playerId)]).toEqual(["settled", 1_500]);
  });

  it("stays open when the answer is late, and is paid once when it comes in time (games attack 4)", async () => {
    const { playerId, round } = await stuckRound();
    studio.ends.set(round, { state: "ended", winsOre: 900 });
    const late = Promise.withResolvers<void>();
    studio.beforeAnswer = (asked) => (asked === round ? late.promise : Promise.resolve());
    await search();
    late.resolve();
    expect([await stateOf(round), await cashOf(playerId)]).toEqual(["open", 600]);
    studio.beforeAnswer = () => Promise.resolve();
    await search();
    await search();
    expect([await stateOf(round), await cashOf(playerId)]).toEqual(["settled", 1_500]);
  });

  it("stays open, with an alarm, when the answer contradicts what is booked (games attack 4)", async () => {
    const paid = await stuckRound();
    await settleOf(db(), paid.round, 300, { endsRound: false });
    const huge = await stuckRound();
    studio.ends.set(huge.round, { state: "ended", winsOre: STAKE_ORE * MOST_WIN_TIMES + 1 });
    for (const end of [{ state: "void" }, { state: "ended", winsOre: 299 }] as const) {
      lines.splice(0);
      studio.ends.set(paid.round, end);
      await search();
      expect(lines).toContain("error: a studio's answer about a round contradicts its bookings");
      expect([await stateOf(paid.round), await cashOf(paid.playerId)]).toEqual(["open", 900]);
      expect([await stateOf(huge.round), await cashOf(huge.playerId)]).toEqual(["open", 600]);
    }
  });
});

it("a gateway without a studio that answers about rounds has no such job", () => {
  const services = { db: db(), log: () => undefined, clock: systemClock };
  expect(stuckRoundJobs({ ...services, studios: { [CALLER]: settings } })).toBeUndefined();
});
