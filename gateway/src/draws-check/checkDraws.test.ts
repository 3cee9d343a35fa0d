import type { Log } from "@spilhus/lib";
import { sql, type SQL } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addHouseGames, OTHER_SLOT, richBrowser, ROULETTE, SLOT } from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { HOUSE_GAMES, isGameClosed, setGameState } from "../house-rounds/index.ts";
import { checkDraws } from "./checkDraws.ts";
import { countDraws, POT_PARTS } from "./countDraws.ts";

const ROUNDS = 5_000;
const logged: unknown[] = [];
const log: Log = (level, message, details) => void logged.push([level, message, details?.["game"]]);

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await addHouseGames(db());
});
beforeEach(() => {
  logged.length = 0;
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const gameOf = (id: string) => {
  const game = HOUSE_GAMES.find((one) => one.id === id);
  if (!game) throw new Error(`The house has no game "${id}".`);
  return game;
};
const check = () => checkDraws({ db: db(), log });

/** Demo rounds of the last hours whose draws are an expression of `round`, from 1 on. */
async function addRounds(id: string, draws: SQL, isSeeded = false): Promise<void> {
  const { id: playerId } = await richBrowser(gateway, 0);
  await db().execute(sql`
    with play as (
      insert into play_sessions (player_id, brand, game, mode) values (${playerId}::uuid, 'fjord', ${id}, 'demo') returning id
    )
    insert into house_rounds (player_id, play_session_id, number, kind, math_version, stake_ore, win_ore, stakes_so_far_ore,
      wins_so_far_ore, draws, events, started_at, shown_until, is_seeded)
    select ${playerId}::uuid, play.id, round, 'slot', ${gameOf(id).table.mathVersion}, 100, 0, 100 * round, 0, ${draws}, '[]',
      clock.now() - make_interval(secs => 6 * (${ROUNDS} - round + 1)),
      clock.now() - make_interval(secs => 6 * (${ROUNDS} - round + 1) - 5), ${isSeeded}::boolean
    from play cross join generate_series(1, ${ROUNDS}) as round
  `);
}

describe("the daily check of draws", () => {
  it("leaves games alone whose draws may be fair, and those with too few draws", async () => {
    const fair = gameOf(SLOT).draws.first.map((bound) => sql`floor(random() * ${bound}::int)::int`);
    await addRounds(SLOT, sql`array[${sql.join(fair, sql`, `)}]`);
    await check();
    expect([logged, await isGameClosed(db(), SLOT)]).toEqual([[], false]);
    const [first] = await countDraws(db(), gameOf(SLOT));
    expect(first?.counts.reduce((sum, count) => sum + count, 0)).toBe(ROUNDS);
  });

  it("leaves out rounds that a seed wrote as past", async () => {
    await addRounds(ROULETTE, sql`array[17]`, true);
    await check();
    expect([logged, await isGameClosed(db(), ROULETTE)]).toEqual([[], false]);
  });

  it("closes a game with a draw that is not fair, names it as an error and looks at it no more", async () => {
    await addRounds(
      ROULETTE,
      sql`array[case when round % 10 = 0 then 17 else floor(random() * 37)::int end]`,
    );
    await check();
    expect(await isGameClosed(db(), ROULETTE)).toBe(true);
    expect(logged).toContainEqual(["error", "a game is closed: its draws are not fair", ROULETTE]);
    const { rows } = await db().execute(
      sql`select changed_by, reason from house_games where game = ${ROULETTE}`,
    );
    expect(rows).toEqual([
      {
        changed_by: "draws-check",
        reason: expect.stringMatching(/^draw 1: chi-square [\d.]+ of 36 degrees/) as string,
      },
    ]);
    logged.length = 0;
    await check();
    expect(logged).toEqual([]);
  });

  it("looks at the draws after it was opened again, and at those of a day", async () => {
    await setGameState(db(), { game: ROULETTE, state: "open", changedBy: "Ida", reason: "looked at" });
    await check();
    expect(await isGameClosed(db(), ROULETTE)).toBe(false);
    await moveClock(db(), "2 days");
    const places = await countDraws(db(), gameOf(SLOT));
    expect(places.flatMap(({ counts }) => counts).every((count) => count === 0)).toBe(true);
  });

  it("tells the reels of free spins from those of the base game, and both from the draw of the pot", async () => {
    const { draws, pot } = gameOf(OTHER_SLOT);
    expect(draws.repeated).toHaveLength(draws.first.length);
    const drawn = (pot?.orePerWin ?? 0) / POT_PARTS;
    await addRounds(
      OTHER_SLOT,
      sql`array[1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, ${4 * drawn + 1}::int]`,
    );
    const places = await countDraws(db(), gameOf(OTHER_SLOT));
    expect(places.map(({ counts }) => [counts[1], counts[2], counts[3], counts[4]])).toEqual([
      ...draws.first.map(() => [ROUNDS, 0, 0, 0]),
      ...draws.repeated.map(() => [0, ROUNDS, ROUNDS, 0]),
      [0, 0, 0, ROUNDS],
    ]);
    expect(places.at(-1)?.counts).toHaveLength(POT_PARTS);
  });
});
