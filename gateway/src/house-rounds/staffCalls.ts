import { LIST_HOUSE_GAMES, SET_HOUSE_GAME } from "@spilhus/contracts/staff";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCallWith, DONE } from "../calls/index.ts";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { staffNames } from "../staff/index.ts";
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
  `);
  return new Map(z.parse(PlayedSchema, rows).map((row) => [row.game, row]));
}

const list = defineStaffCall(LIST_HOUSE_GAMES, async ({ services: { db } }) => {
  const [played, states] = await Promise.all([readPlayed(db), db.select().from(houseGames)]);
  const names = await staffNames(
    db,
    states.map(({ changedBy }) => changedBy),
  );
  return {
    games: HOUSE_GAMES.map(({ id, kind, table }) => {
      const state = states.find(({ game }) => game === id);
      const { rounds = 0, stakesOre = 0, winsOre = 0 } = played.get(id) ?? {};
      return {
        ...{ game: id, kind, mathVersion: table.mathVersion, rounds, stakesOre, winsOre },
        rtpPercent: table.kind === "roulette" ? table.rtpPercent : table.figures.rtpPercent,
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
  if (!houseGame(game)) throw refuse("not-found");
  await setGameState(tx, { game, ...body, changedBy: staff.id });
  note({ details: { game, ...body } });
  return DONE;
});

/** The staff's calls about games of the house. */
export const GAME_STAFF_CALLS = [list, set] as const;
