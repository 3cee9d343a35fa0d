import { sql } from "drizzle-orm";
import { rooms } from "../games/index.ts";
import { playSessions } from "../play/index.ts";

/** Play sessions in games that one plays alone: of the house and of studios, not in halls. */
export const notInRoom = sql`not exists (select from ${rooms} where ${rooms.slug} = ${playSessions.game})`;
