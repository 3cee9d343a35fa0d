import { DATA_CACHE_SECONDS, type Schedule, type RegisteredBrand } from "@spilhus/contracts";
import {
  type Draw,
  GET_DRAW,
  GET_ROOM,
  GET_ROOM_CALENDAR,
  GET_ROOM_STATE,
  LIST_ROOMS,
  type Room,
  type Rooms,
  STREAM_ROOM,
} from "@spilhus/contracts/bingo";
import { GET_SCHEDULE } from "@spilhus/contracts/games";
import type { Clock, Log } from "@spilhus/lib";
import { gamePath } from "@spilhus/routes";
import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyReply } from "fastify";
import { defineServiceCallWith, type DefinedServiceCall } from "../calls/index.ts";
import { databaseWall } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import {
  brandCategories,
  leastPlatesOf,
  pacedRoom,
  type RoomRow,
  roomRules,
  rooms,
  SHARES,
} from "../games/index.ts";
import { AnswerCache } from "../http/index.ts";
import { asPublic } from "./asPublic.ts";
import { findPlates, shownPlate } from "./plateSet.ts";
import { readRoom } from "./roomState.ts";
import { roundCalendar } from "./roundCalendar.ts";
import { RoomStreams } from "./roomStreams.ts";
import { findRounds, isUnderWay, ofRoom, shownRound, shownWins } from "./shownRounds.ts";
import { bingoRounds } from "./tables.ts";

/** What the calls about rooms need besides the services of every call. */
export interface BingoServices {
  readonly roomAnswers: AnswerCache;
  readonly roomStreams: RoomStreams;
}

/** However many ask, each question reaches the database so often. */
const ANSWER_MS = 500;
const ANSWER_BYTES = 8 * 1024 * 1024;
/** Rounds that a room's page names. */
const ROUNDS_SHOWN = 12;

export const bingoServices = (db: NodePgDatabase, clock: Clock, log: Log): BingoServices => ({
  roomAnswers: new AnswerCache({ maxBytes: ANSWER_BYTES, ttlMs: ANSWER_MS, clock }),
  roomStreams: new RoomStreams(db, log),
});

const defineServiceCall = defineServiceCallWith<BingoServices>();

/** Sends an answer that everybody may keep for a moment. */
async function sendShared<Body>(
  { roomAnswers }: BingoServices,
  { key, seconds, reply }: { readonly key: string; readonly seconds: number; readonly reply: FastifyReply },
  make: () => Promise<Body>,
): Promise<FastifyReply> {
  const { body } = await roomAnswers.get(key, async () => ({
    body: JSON.stringify(await make()),
    headers: {},
  }));
  return reply
    .header("cache-control", `public, max-age=${seconds}`)
    .type("application/json; charset=utf-8")
    .send(body);
}

async function wallOf(db: Queries): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select ${databaseWall} as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

const openRooms = async (db: Queries, brand: RegisteredBrand) =>
  (await db.select().from(rooms).orderBy(rooms.firstStart, rooms.slug)).filter(({ kind }) =>
    brandCategories(brand).includes(kind),
  );

async function findRoom(db: Queries, brand: RegisteredBrand, slug: string): Promise<RoomRow | undefined> {
  return (await openRooms(db, brand)).find((room) => room.slug === slug);
}

const factsOf = (room: RoomRow) => ({
  ...room,
  leastPlates: leastPlatesOf(room),
  shares: [...SHARES[room.plate]],
});

const listRooms = defineServiceCall(LIST_ROOMS, ({ services, brand, request, reply }) =>
  sendShared(services, { key: request.url, seconds: 1, reply }, () =>
    asPublic(services.db, async (tx): Promise<Rooms> => {
      const soon = lte(bingoRounds.startsAt, sql`${databaseWall} + interval '1 day'`);
      const rounds = await findRounds(tx, and(eq(bingoRounds.brand, brand.id), isUnderWay, soon));
      return {
        serverTime: (await wallOf(tx)).toISOString(),
        rooms: (await openRooms(tx, brand)).map((room) => {
          const round = rounds.find(({ row }) => row.room === room.slug);
          return { ...factsOf(room), round: round ? shownRound(round) : null };
        }),
      };
    }),
  ),
);

const getRoom = defineServiceCall(
  GET_ROOM,
  async ({ services, brand, query, places, request, reply, refuse }) => {
    const { db } = services;
    const room = await findRoom(db, brand, places.slug);
    if (!room) throw refuse("not-found");
    return sendShared(services, { key: request.url, seconds: 1, reply }, () =>
      asPublic(db, async (tx): Promise<Room> => {
        const which = and(ofRoom(brand.id, room.slug), isUnderWay);
        const rounds = await findRounds(tx, which, undefined, ROUNDS_SHOWN);
        const now = await wallOf(tx);
        return {
          ...factsOf(room),
          serverTime: now.toISOString(),
          rules: roomRules(pacedRoom(room, brand, now), query.locale),
          rounds: rounds.map(shownRound),
        };
      }),
    );
  },
);

const getRoomState = defineServiceCall(
  GET_ROOM_STATE,
  async ({ services, brand, places, request, reply, refuse }) => {
    const { db } = services;
    if (!(await findRoom(db, brand, places.slug))) throw refuse("not-found");
    return sendShared(services, { key: request.url, seconds: 1, reply }, async () => {
      const { state } = await readRoom(db, brand.id, places.slug);
      return state;
    });
  },
);

const streamRoom = defineServiceCall(
  STREAM_ROOM,
  async ({ services, brand, places, request, reply, refuse }) => {
    if (!(await findRoom(services.db, brand, places.slug))) throw refuse("not-found");
    const lastEventId = request.headers["last-event-id"];
    reply.hijack();
    await services.roomStreams.open(reply.raw, {
      ...{ brand: brand.id, room: places.slug },
      ...(typeof lastEventId === "string" ? { lastEventId } : {}),
    });
    return reply;
  },
);

const getCalendar = defineServiceCall(
  GET_ROOM_CALENDAR,
  async ({ services: { db }, brand, query: { locale, round }, places, reply, refuse }) => {
    const room = await findRoom(db, brand, places.slug);
    if (!room) throw refuse("not-found");
    const { rounds, now } = await asPublic(db, async (tx) => {
      const soon = and(
        gt(bingoRounds.startsAt, databaseWall),
        lte(bingoRounds.startsAt, sql`${databaseWall} + interval '24 hours'`),
      );
      const which = and(
        ofRoom(brand.id, room.slug),
        isUnderWay,
        round === undefined ? soon : eq(bingoRounds.id, round),
      );
      return { rounds: await findRounds(tx, which), now: await wallOf(tx) };
    });
    if (round !== undefined && rounds.length === 0) throw refuse("not-found");
    const file = roundCalendar({
      ...{ host: brand.domains.production[0] ?? brand.id, brandName: brand.name, locale, now },
      path: gamePath(room.slug),
      rounds: rounds.map(({ row }) => ({ ...row, kind: room.kind })),
    });
    return reply
      .header("cache-control", `public, max-age=${DATA_CACHE_SECONDS}`)
      .header("content-disposition", `attachment; filename="${room.slug}.ics"`)
      .type("text/calendar; charset=utf-8")
      .send(file);
  },
);

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const getDraw = defineServiceCall(GET_DRAW, async ({ services, brand, places, request, reply, refuse }) => {
  const { db } = services;
  const missing = refuse("not-found");
  if (!UUID.test(places.roundId)) throw missing;
  return sendShared(services, { key: request.url, seconds: 1, reply }, () =>
    asPublic(db, async (tx): Promise<Draw> => {
      const which = and(eq(bingoRounds.id, places.roundId), eq(bingoRounds.brand, brand.id));
      const [found] = await findRounds(tx, which, undefined, 1);
      if (!found) throw missing;
      const { row } = found;
      const { rows: sold } = await tx.execute<{ plate_no: number }>(
        sql`select plate_no from bingo_sold_plates where round_id = ${row.id} order by plate_no`,
      );
      const { rows: told } = await tx.execute<{ order: number[]; salt: string }>(
        sql`select "order", salt from bingo_told_draws where round_id = ${row.id}`,
      );
      const won = await shownWins(tx, row);
      const winners = await findPlates(tx, row.plate, [...new Set(won.flatMap(({ plates }) => plates))]);
      const { id: round, room, plate, state, commitment, platesRoot } = row;
      return {
        ...{ round, room, plate, state, commitment, platesRoot, won },
        startsAt: row.startsAt.toISOString(),
        plates: sold.map(({ plate_no: no }) => no),
        order: told[0]?.order ?? null,
        salt: told[0]?.salt ?? null,
        winners: winners.map(shownPlate),
      };
    }),
  );
});

const getSchedule = defineServiceCall(GET_SCHEDULE, ({ services, brand, request, reply }) =>
  sendShared(services, { key: request.url, seconds: DATA_CACHE_SECONDS, reply }, () =>
    asPublic(services.db, async (tx): Promise<Schedule> => {
      const kinds = new Map((await openRooms(tx, brand)).map(({ slug, kind }) => [slug, kind]));
      const found = await tx
        .select()
        .from(bingoRounds)
        .where(
          and(
            eq(bingoRounds.brand, brand.id),
            inArray(bingoRounds.state, ["planned", "selling"]),
            gt(bingoRounds.startsAt, databaseWall),
            lte(bingoRounds.startsAt, sql`${databaseWall} + interval '24 hours'`),
          ),
        )
        .orderBy(bingoRounds.startsAt, bingoRounds.room);
      return {
        serverTime: (await wallOf(tx)).toISOString(),
        rounds: found.flatMap(({ id, room, roomName, startsAt, ...row }) => {
          const kind = kinds.get(room);
          if (!kind) return [];
          const { platePriceOre, guaranteedPrizeOre, plate } = row;
          const place = { slug: room, name: roomName };
          const startsAtText = startsAt.toISOString();
          return [
            { id, kind, room: place, startsAt: startsAtText, platePriceOre, guaranteedPrizeOre, plate },
          ];
        }),
      };
    }),
  ),
);

/** What everybody may know of rooms and rounds (R2.04, R1.03). Rooms of categories that a brand has not enabled do not exist. */
export const BINGO_SERVICE_CALLS: readonly DefinedServiceCall<BingoServices>[] = [
  listRooms,
  getRoom,
  getRoomState,
  getCalendar,
  streamRoom,
  getDraw,
  getSchedule,
];
