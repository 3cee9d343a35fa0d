import {
  DECIDE_CHAT_REPORT,
  DECIDE_HELD_LINE,
  LIST_CHAT_LINES,
  LIST_CHAT_REPORTS,
  LIST_LIVE_CHAT_ROOMS,
  RETRACT_CHAT_LINE,
  SET_CHAT_ROOM,
  type LiveChatRoom,
  type StaffChatLine,
} from "@spilhus/contracts/staff";
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCallWith, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { CHAT_TEXTS, putMessage } from "../inbox/index.ts";
import { players } from "../players/index.ts";
import { findChatPlayer } from "./chatPlayer.ts";
import type { ChatServices } from "./chatServices.ts";
import { roomsOf } from "./roomCalls.ts";
import { orderChat, pushPolicy, sayLine } from "./say.ts";
import { chatCounts, chatMessages, chatReports, chatRooms } from "./tables.ts";

const MOST = 100;
const defineStaffCall = defineStaffCallWith<ChatServices>();

const placeKey = (row: { readonly brand: string; readonly room: string }) => `${row.brand} ${row.room}`;

const listRooms = defineStaffCall(LIST_LIVE_CHAT_ROOMS, async ({ services: { db, brands } }) => {
  const held = await db
    .select({ brand: chatMessages.brand, room: chatMessages.room, count: count() })
    .from(chatMessages)
    .where(eq(chatMessages.state, "held"))
    .groupBy(chatMessages.brand, chatMessages.room);
  const reported = await db
    .select({ brand: chatReports.brand, room: chatReports.room, count: count() })
    .from(chatReports)
    .where(eq(chatReports.state, "open"))
    .groupBy(chatReports.brand, chatReports.room);
  const counted = await db
    .select()
    .from(chatCounts)
    .where(gt(chatCounts.countedAt, sql`${databaseNow} - interval '30 seconds'`));
  const heldOf = new Map(held.map((row) => [placeKey(row), row.count]));
  const reportsOf = new Map(reported.map((row) => [placeKey(row), row.count]));
  const playersOf = new Map(counted.map((row) => [placeKey(row), row.players]));
  const rooms: LiveChatRoom[] = [];
  for (const brand of brands.values()) {
    for (const { room, hallName, mode, slowSeconds } of await roomsOf(db, brand)) {
      const key = placeKey({ brand: brand.id, room });
      rooms.push({
        ...{ brand: brand.id, room, hallName, mode, slowSeconds },
        players: playersOf.get(key) ?? null,
        held: heldOf.get(key) ?? 0,
        reports: reportsOf.get(key) ?? 0,
      });
    }
  }
  return { rooms };
});

const SYSTEM_LINES = { open: "room-open", hosts: "room-hosts", closed: "room-closed" } as const;

const setRoom = defineStaffCall(
  SET_CHAT_ROOM,
  async ({ services: { brands, wakeChat }, tx, body, note, afterCommit, refuse }) => {
    const { brand: id, room, mode, slowSeconds } = body;
    const brand = brands.get(id);
    const before = brand && (await roomsOf(tx, brand)).find((one) => one.room === room);
    if (!before) throw refuse("not-found");
    const set = { mode, slowSeconds, changedAt: databaseNow };
    await tx
      .insert(chatRooms)
      .values({ brand: id, room, ...set })
      .onConflictDoUpdate({ target: [chatRooms.brand, chatRooms.room], set });
    await pushPolicy(tx);
    if (before.mode !== mode) await sayLine(tx, body, { kind: "system", code: SYSTEM_LINES[mode] });
    else if (before.slowSeconds !== slowSeconds) {
      await sayLine(tx, body, { kind: "system", code: "slow", seconds: slowSeconds });
    }
    note({ brand: id, details: { room, mode, slowSeconds } });
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

type Line = typeof chatMessages.$inferSelect;
const ofLine = ({ brand, room, id }: Pick<Line, "brand" | "room" | "id">) =>
  and(eq(chatMessages.brand, brand), eq(chatMessages.room, room), eq(chatMessages.id, id));

const shownLine = (row: Line, customerNumber: number | null): StaffChatLine => ({
  ...{ brand: row.brand, room: row.room, id: row.id, name: row.name, role: row.role },
  ...{ body: row.body, state: row.state, because: row.retractedBecause },
  customerNumber: customerNumber === null ? null : String(customerNumber),
  sentAt: row.sentAt.toISOString(),
  retractedAt: row.retractedAt?.toISOString() ?? null,
});

async function linesWhere(db: Queries, where: SQL | undefined): Promise<StaffChatLine[]> {
  const rows = await db
    .select({ row: chatMessages, customerNumber: players.customerNumber })
    .from(chatMessages)
    .leftJoin(players, eq(players.id, chatMessages.playerId))
    .where(where)
    .orderBy(desc(chatMessages.sentAt))
    .limit(MOST);
  return rows.map(({ row, customerNumber }) => shownLine(row, customerNumber));
}

const listLines = defineStaffCall(LIST_CHAT_LINES, async ({ services: { db }, query }) => {
  const { brand, room, state, before } = query;
  return {
    lines: await linesWhere(
      db,
      and(
        brand === undefined ? undefined : eq(chatMessages.brand, brand),
        room === undefined ? undefined : eq(chatMessages.room, room),
        state === undefined ? undefined : eq(chatMessages.state, state),
        before === undefined ? undefined : lt(chatMessages.sentAt, new Date(before)),
      ),
    ),
  };
});

const decideHeld = defineStaffCall(
  DECIDE_HELD_LINE,
  async ({ services: { wakeChat }, tx, body, staff, note, afterCommit, refuse }) => {
    const { brand, room, id, decision } = body;
    const [line] = await tx
      .update(chatMessages)
      .set({ state: decision === "release" ? "released" : "dropped", decidedBy: staff.id })
      .where(and(ofLine(body), eq(chatMessages.state, "held")))
      .returning();
    if (!line) throw refuse("already-decided");
    const chatter = line.playerId === null ? undefined : await findChatPlayer(tx, brand, line.playerId);
    if (decision === "release" && chatter) {
      const { name: nick, body: text } = line;
      await orderChat(tx, { do: "release", brand, room, id, chatId: chatter.chatId, nick, body: text });
    }
    note({ brand, ...(line.playerId && { playerId: line.playerId }), details: { room, line: id, decision } });
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

const retract = defineStaffCall(
  RETRACT_CHAT_LINE,
  async ({ services: { wakeChat }, tx, body, staff, note, afterCommit, refuse }) => {
    const { brand, room, id, reason } = body;
    const [line] = await tx
      .update(chatMessages)
      .set({ retractedAt: databaseNow, retractedBy: staff.id, retractedBecause: reason })
      // Nobody reads a line that waits, was refused or, let through, has another id in the room.
      .where(
        and(
          ofLine(body),
          eq(chatMessages.state, "sent"),
          isNull(chatMessages.retractedAt),
          isNotNull(chatMessages.playerId),
        ),
      )
      .returning();
    if (!line) throw refuse("already-decided");
    await orderChat(tx, { do: "retract", brand, room, id });
    const { playerId } = line;
    if (playerId !== null) await putMessage(tx, playerId, CHAT_TEXTS.retracted(reason, line.body));
    note({ brand, ...(playerId !== null && { playerId }), details: { room, line: id, reason } });
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

const listReports = defineStaffCall(LIST_CHAT_REPORTS, async ({ services: { db } }) => {
  const times = sql<number>`(select count(*)::int from chat_reports as same where same.brand = ${chatReports.brand}
    and same.room = ${chatReports.room} and same.message_id = ${chatReports.messageId})`;
  const rows = await db
    .select({ report: chatReports, line: chatMessages, customerNumber: players.customerNumber, times })
    .from(chatReports)
    .innerJoin(
      chatMessages,
      and(
        eq(chatMessages.brand, chatReports.brand),
        eq(chatMessages.room, chatReports.room),
        eq(chatMessages.id, chatReports.messageId),
      ),
    )
    .leftJoin(players, eq(players.id, chatMessages.playerId))
    .where(eq(chatReports.state, "open"))
    .orderBy(asc(chatReports.createdAt))
    .limit(MOST);
  return {
    reports: rows.map(({ report, line, customerNumber, times: reported }) => ({
      ...{ id: report.id, reason: report.reason, createdAt: report.createdAt.toISOString(), times: reported },
      line: shownLine(line, customerNumber),
    })),
  };
});

const decideReport = defineStaffCall(
  DECIDE_CHAT_REPORT,
  async ({ tx, places: { id }, body: { outcome }, staff, note, refuse }) => {
    if (!z.uuid().safeParse(id).success) throw refuse("not-found");
    const [report] = await tx.select().from(chatReports).where(eq(chatReports.id, id)).for("update");
    if (!report) throw refuse("not-found");
    if (report.state !== "open") throw refuse("already-decided");
    const { brand, room, messageId, playerId } = report;
    const decided = await tx
      .update(chatReports)
      .set({ state: outcome, decidedBy: staff.id, decidedAt: databaseNow })
      .where(
        and(
          eq(chatReports.brand, brand),
          eq(chatReports.room, room),
          eq(chatReports.messageId, messageId),
          eq(chatReports.state, "open"),
        ),
      )
      .returning({ reporterId: chatReports.reporterId });
    for (const { reporterId } of decided) {
      await putMessage(tx, reporterId, CHAT_TEXTS.reportDecided(outcome === "upheld"));
    }
    note({ brand, playerId, details: { room, line: messageId, outcome, reports: decided.length } });
    return DONE;
  },
);

/** The staff's calls about rooms and lines of the chat. */
export const CHAT_LINE_STAFF_CALLS = [
  listRooms,
  setRoom,
  listLines,
  decideHeld,
  retract,
  listReports,
  decideReport,
] as const;
