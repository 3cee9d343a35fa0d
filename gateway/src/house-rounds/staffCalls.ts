import { LIST_HOUSE_GAMES, SET_HOUSE_GAME } from "@spilhus/contracts/staff";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCallWith, DONE } from "../calls/index.ts";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { staffNames } from "../staff/index.ts";
import { studioGames } from "../studio-games/index.ts";
import { setGameState } from "./gameStates.ts";
import { HOUSE_GAMES, houseGame } from "./houseGames.ts";
import { houseGames } from "./tables.ts";

const PlayedSchema = z.array(
  z.object({
    game: z.string(),
    rounds: z.coerce.number().int(),
    stakesOre: z.coerce.number().int(),
    winsOre: z.coerce.number().int(),
  }),
);
const defineStaffCall = defineStaffCallWith();

/** The play of each game's last 24 hours, for money. */
async function readPlayed(db: Queries) {
  const { rows } = await db.execute(sql`
    select plays.game, count(*) as rounds, sum(rounds.stake_ore) as "stakesOre", sum(rounds.win_ore) as "winsOre"
    from house_rounds as rounds join play_sessions as plays on plays.id = rounds.play_session_id
    where plays.mode = 'real' and rounds.started_at > (select ${databaseWall}) - interval '1 day'
      and rounds.shown_until <= (select ${databaseWall})
    group by plays.game
    union all
    select plays.game, count(*), sum(rounds.stakes_ore), sum(rounds.wins_ore)
    from game_rounds as rounds join play_sessions as plays on plays.id = rounds.play_session_id
    where plays.game in (select game from studio_games) and rounds.state <> 'void'
      and rounds.opened_at > (select ${databaseWall}) - interval '1 day'
    group by plays.game
  `);
  return new Map(z.parse(PlayedSchema, rows).map((row) => [row.game, row]));
}

/** The games that studios play in their frames, on any brand. */
const studioGameIds = async (db: Queries): Promise<readonly string[]> => {
  const found = await db
    .select({ game: studioGames.game })
    .from(studioGames)
    .groupBy(studioGames.game)
    .orderBy(studioGames.game);
  return found.map(({ game }) => game);
};

const list = defineStaffCall(LIST_HOUSE_GAMES, async ({ services: { db } }) => {
  const [played, states] = await Promise.all([readPlayed(db), db.select().from(houseGames)]);
  const names = await staffNames(
    db,
    states.map(({ changedBy }) => changedBy),
  );
  const ofHouse = HOUSE_GAMES.map(({ id, kind, table: { mathVersion, ...table } }) => ({
    ...{ game: id, kind, mathVersion },
    rtpPercent: table.kind === "roulette" ? table.rtpPercent : table.figures.rtpPercent,
  }));
  const ofStudios = (await studioGameIds(db)).map((game) => ({
    ...{ game, kind: "studio" as const, mathVersion: null, rtpPercent: null },
  }));
  return {
    games: [...ofHouse, ...ofStudios].map((one) => {
      const state = states.find(({ game }) => game === one.game);
      const { rounds = 0, stakesOre = 0, winsOre = 0 } = played.get(one.game) ?? {};
      return {
        ...{ ...one, rounds, stakesOre, winsOre },
        state: state?.state ?? ("open" as const),
        changed: state
          ? {
              at: state.changedAt.toISOString(),
              reason: state.reason,
              by: names.get(state.changedBy) ?? null,
            }
          : null,
      };
    }),
  };
});

const set = defineStaffCall(SET_HOUSE_GAME, async ({ tx, places: { game }, body, staff, note, refuse }) => {
  if (!houseGame(game) && !(await studioGameIds(tx)).includes(game)) throw refuse("not-found");
  await setGameState(tx, { game, ...body, changedBy: staff.id });
  note({ details: { game, ...body } });
  return DONE;
});

/** The staff's calls about games of the house and of studios. */
export const GAME_STAFF_CALLS = [list, set] as const;
