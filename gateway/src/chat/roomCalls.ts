import { type ChatRooms, GLOBAL_ROOM, hallRoomOf, LIST_CHAT_ROOMS } from "@spilhus/contracts/chat";
import type { RegisteredBrand } from "@spilhus/contracts";
import { and, asc, eq, gt, sql } from "drizzle-orm";
import { defineCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { brandCategories, rooms } from "../games/index.ts";
import { chatCounts, chatHostHours, chatRooms } from "./tables.ts";

/** A room of a brand's chat, with what moderators have set. */
export interface SetRoom {
  readonly room: string;
  readonly hall: string | null;
  readonly hallName: string | null;
  readonly mode: ChatRooms["rooms"][number]["mode"];
  readonly slowSeconds: number;
}

/** Seconds between two lines of a player, unless moderators have set others. */
const SLOW_SECONDS = 2;

/** Every room that a brand's chat has: its own, the common one, and one for each of its halls. */
export async function roomsOf(db: Queries, brand: RegisteredBrand): Promise<readonly SetRoom[]> {
  const categories = brandCategories(brand);
  const halls = (await db.select().from(rooms).orderBy(rooms.firstStart, rooms.slug)).filter(({ kind }) =>
    categories.includes(kind),
  );
  const set = new Map(
    (await db.select().from(chatRooms).where(eq(chatRooms.brand, brand.id))).map((row) => [row.room, row]),
  );
  const of = (room: string, hall: string | null, hallName: string | null): SetRoom => {
    const row = set.get(room);
    // Of the common room, only hosts and the house are heard (R4.16).
    const mode = row?.mode ?? (room === GLOBAL_ROOM ? "hosts" : "open");
    const slowSeconds = row?.slowSeconds ?? SLOW_SECONDS;
    return { room, hall, hallName, mode, slowSeconds };
  };
  return [
    of(brand.id, null, null),
    of(GLOBAL_ROOM, null, null),
    ...halls.map(({ slug, name }) => of(hallRoomOf(slug), slug, name)),
  ];
}

/** A count that is older than this says nothing any more. */
const COUNT_SECONDS = 30;
const HOURS_SHOWN = 12;

export const listRooms = defineCall(
  LIST_CHAT_ROOMS,
  async ({ services: { db }, site: { brand }, session }): Promise<ChatRooms> => {
    const fresh = gt(chatCounts.countedAt, sql`${databaseNow} - make_interval(secs => ${COUNT_SECONDS})`);
    const counted = await db
      .select()
      .from(chatCounts)
      .where(and(eq(chatCounts.brand, brand.id), fresh));
    const playersOf = new Map(counted.map((row) => [row.room, row.players]));
    const hours = await db
      .select()
      .from(chatHostHours)
      .where(and(eq(chatHostHours.brand, brand.id), gt(chatHostHours.until, databaseNow)))
      .orderBy(asc(chatHostHours.from))
      .limit(HOURS_SHOWN);
    return {
      serverTime: session.now.toISOString(),
      rooms: (await roomsOf(db, brand)).map(({ room, hall, hallName, mode, slowSeconds }) => ({
        ...{ room, hall, hallName, mode, slowSeconds, players: playersOf.get(room) ?? null },
      })),
      hosts: hours.map(({ name, room, from, until }) => ({
        ...{ name, room, from: from.toISOString(), until: until.toISOString() },
        isOnDuty: from <= session.now,
      })),
    };
  },
);
