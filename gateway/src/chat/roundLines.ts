import type { RoomPlateKind, RoundPattern } from "@spilhus/contracts/bingo";
import { type ChatLine, GLOBAL_ROOM, hallRoomOf } from "@spilhus/contracts/chat";
import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { sayLine } from "./say.ts";
import { chatRoundLines } from "./tables.ts";

interface Told extends Record<string, unknown> {
  readonly id: string;
  readonly brand: string;
  readonly room: string;
  readonly roomName: string;
  readonly plate: RoomPlateKind;
  /** Such as `begins`, `finished`, `cancelled` or `won one-row`. */
  readonly line: string;
  readonly at: string;
  readonly pattern: RoundPattern | null;
  readonly winners: number | null;
  readonly eachOre: number | null;
}

/** Something that was told longer ago is not said any more, such as after an outage. */
const FRESH = "30 seconds";

/**
 * What is told of rounds and has not been said in the chat. Read from what everybody may know, so that no line of the chat can tell a
 * number or a win before the hall has seen it; a prize is said once its number was called.
 */
const unsaid = (db: Queries) =>
  db.execute<Told>(sql`
    with told as (
      select id, 'begins' as line, starts_at as at, null::text as pattern, null::int as winners, null::int as ore
        from bingo_rounds where state in ('drawn', 'showing')
      union all
      select id, 'finished', finished_at, null, null, null from bingo_rounds where state = 'finished'
      union all
      select id, 'cancelled', starts_at, null, null, null from bingo_rounds where state = 'cancelled'
      union all
      select wins.round_id, 'won ' || wins.pattern, max(balls.at), wins.pattern, count(*)::int, max(wins.ore)::int
        from bingo_shown_wins as wins
        join bingo_balls as balls on balls.round_id = wins.round_id and balls.index = wins.index
        where balls.at > ${databaseWall} - ${FRESH}::interval
        group by wins.round_id, wins.pattern)
    select told.id, rounds.brand, rounds.room, rounds.room_name as "roomName", rounds.plate, told.line, told.at,
      told.pattern, told.winners, told.ore as "eachOre"
    from told join bingo_rounds as rounds on rounds.id = told.id
    where told.at between ${databaseWall} - ${FRESH}::interval and ${databaseWall}
      and not exists (select from chat_round_lines as said where said.round_id = told.id and said.line = told.line)
    order by told.at`);

function lineOf({ id: round, room, roomName, plate, line, at, pattern, winners, eachOre }: Told): ChatLine {
  if (pattern !== null) {
    return { kind: "winner", round, room, roomName, pattern, winners: winners ?? 0, eachOre: eachOre ?? 0 };
  }
  const what = line === "begins" || line === "cancelled" ? line : "finished";
  return { kind: "round", what, round, room, roomName, plate, at: new Date(at).toISOString() };
}

/**
 * Says what happens in rounds in their halls, and full plates in the common room too: each once, however many gateways look.
 *
 * @returns how many events were told
 */
export async function sayRounds(db: NodePgDatabase): Promise<number> {
  const { rows } = await unsaid(db);
  let said = 0;
  for (const told of rows) {
    await db.transaction(async (tx) => {
      const mine = await tx
        .insert(chatRoundLines)
        .values({ roundId: told.id, line: told.line })
        .onConflictDoNothing()
        .returning({ line: chatRoundLines.line });
      if (mine.length === 0) return;
      const { brand, pattern } = told;
      const line = lineOf(told);
      await sayLine(tx, { brand, room: hallRoomOf(told.room) }, line);
      // A round ends with a full plate, and players of other halls hear of it.
      if (pattern === "full-plate") await sayLine(tx, { brand, room: GLOBAL_ROOM }, line);
      said += 1;
    });
  }
  return said;
}
