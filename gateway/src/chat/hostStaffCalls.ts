import {
  ADD_CANNED_LINE,
  ADD_HOST_HOURS,
  END_QUIZ,
  LIST_CANNED_LINES,
  LIST_CHAT_WORDS,
  LIST_HOST_HOURS,
  LIST_QUIZZES,
  REMOVE_CANNED_LINE,
  REMOVE_CHAT_WORD,
  REMOVE_HOST_HOURS,
  SAY_IN_CHAT,
  SET_CHAT_WORD,
  START_QUIZ,
} from "@spilhus/contracts/staff";
import { and, asc, desc, eq, gt, sql } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCallWith, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Brands } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { players } from "../players/index.ts";
import type { ChatServices } from "./chatServices.ts";
import { plainAnswer } from "./quizzes.ts";
import { roomsOf } from "./roomCalls.ts";
import { type ChatPlace, pushPolicy, sayLine } from "./say.ts";
import { chatCannedLines, chatHostHours, chatMessages, chatNames, chatQuizzes, chatWords } from "./tables.ts";

const MOST = 50;
const defineStaffCall = defineStaffCallWith<ChatServices>();
const isId = (text: string) => z.uuid().safeParse(text).success;

async function hasRoom(db: Queries, brands: Brands, { brand: id, room }: ChatPlace): Promise<boolean> {
  const brand = brands.get(id);
  return brand !== undefined && (await roomsOf(db, brand)).some((one) => one.room === room);
}

const say = defineStaffCall(
  SAY_IN_CHAT,
  async ({ services: { brands, wakeChat }, tx, body, note, afterCommit, refuse }) => {
    const { brand, room, name, text } = body;
    if (!(await hasRoom(tx, brands, body))) throw refuse("not-found");
    const id = await sayLine(tx, body, { kind: "host", name, role: "host", text });
    const line = { brand, room, id, name, role: "host", body: text, state: "sent" } as const;
    await tx.insert(chatMessages).values({ ...line, sentAt: databaseNow });
    note({ brand, details: { room, line: id } });
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

const listCanned = defineStaffCall(LIST_CANNED_LINES, async ({ services: { db }, query: { brand } }) => ({
  lines: await db
    .select({ id: chatCannedLines.id, text: chatCannedLines.text })
    .from(chatCannedLines)
    .where(eq(chatCannedLines.brand, brand))
    .orderBy(asc(chatCannedLines.text))
    .limit(MOST),
}));

const addCanned = defineStaffCall(ADD_CANNED_LINE, async ({ tx, body, staff, note }) => {
  const [row] = await tx
    .insert(chatCannedLines)
    .values({ ...body, addedBy: staff.id })
    .returning({ id: chatCannedLines.id });
  if (!row) throw new Error("The database returned no row for a line it has just written.");
  note({ brand: body.brand, details: { line: row.id } });
  return row;
});

const removeCanned = defineStaffCall(REMOVE_CANNED_LINE, async ({ tx, places: { id }, refuse }) => {
  if (!isId(id)) throw refuse("not-found");
  const gone = await tx.delete(chatCannedLines).where(eq(chatCannedLines.id, id)).returning();
  if (gone.length === 0) throw refuse("not-found");
  return DONE;
});

const listWords = defineStaffCall(LIST_CHAT_WORDS, async ({ services: { db } }) => {
  const rows = await db.select().from(chatWords).orderBy(asc(chatWords.term));
  return {
    words: rows.map(({ term, action, addedAt }) => ({ term, action, addedAt: addedAt.toISOString() })),
  };
});

const setWord = defineStaffCall(
  SET_CHAT_WORD,
  async ({ services: { wakeChat }, tx, body, staff, note, afterCommit }) => {
    const { term, action } = body;
    await tx
      .insert(chatWords)
      .values({ term, action, addedBy: staff.id })
      .onConflictDoUpdate({
        target: chatWords.term,
        set: { action, addedBy: staff.id, addedAt: databaseNow },
      });
    await pushPolicy(tx);
    note({ details: { term, action } });
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

const removeWord = defineStaffCall(
  REMOVE_CHAT_WORD,
  async ({ services: { wakeChat }, tx, body: { term }, note, afterCommit, refuse }) => {
    const gone = await tx.delete(chatWords).where(eq(chatWords.term, term)).returning();
    if (gone.length === 0) throw refuse("not-found");
    await pushPolicy(tx);
    note({ details: { term } });
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

const listHours = defineStaffCall(LIST_HOST_HOURS, async ({ services: { db } }) => {
  const rows = await db
    .select()
    .from(chatHostHours)
    .where(gt(chatHostHours.until, databaseNow))
    .orderBy(asc(chatHostHours.from));
  return {
    hours: rows.map(({ id, brand, room, name, from, until }) => ({
      ...{ id, brand, room, name, from: from.toISOString(), until: until.toISOString() },
    })),
  };
});

/** The longest that one host is announced for. */
const MOST_HOURS_MS = 16 * 3_600_000;

const addHours = defineStaffCall(ADD_HOST_HOURS, async ({ tx, body, staff, note, refuse }) => {
  const [from, until] = [new Date(body.from), new Date(body.until)];
  const length = until.getTime() - from.getTime();
  if (length <= 0 || length > MOST_HOURS_MS) {
    throw refuse("invalid-request", "Hours of a host end after they begin, and within 16 hours.");
  }
  const [row] = await tx
    .insert(chatHostHours)
    .values({ ...body, from, until, staffId: staff.id })
    .returning({ id: chatHostHours.id });
  if (!row) throw new Error("The database returned no row for hours it has just written.");
  note({ brand: body.brand, details: { hours: row.id } });
  return row;
});

const removeHours = defineStaffCall(REMOVE_HOST_HOURS, async ({ tx, places: { id }, refuse }) => {
  if (!isId(id)) throw refuse("not-found");
  const gone = await tx.delete(chatHostHours).where(eq(chatHostHours.id, id)).returning();
  if (gone.length === 0) throw refuse("not-found");
  return DONE;
});

const listQuizzes = defineStaffCall(LIST_QUIZZES, async ({ services: { db } }) => {
  const rows = await db
    .select({ quiz: chatQuizzes, name: chatNames.name, customerNumber: players.customerNumber })
    .from(chatQuizzes)
    .leftJoin(players, eq(players.id, chatQuizzes.winnerId))
    .leftJoin(
      chatNames,
      and(eq(chatNames.brand, chatQuizzes.brand), eq(chatNames.playerId, chatQuizzes.winnerId)),
    )
    .orderBy(desc(chatQuizzes.opensAt))
    .limit(MOST);
  return {
    quizzes: rows.map(({ quiz, name, customerNumber }) => ({
      ...{ id: quiz.id, brand: quiz.brand, room: quiz.room, question: quiz.question, answers: quiz.answers },
      ...{ state: quiz.state, opensAt: quiz.opensAt.toISOString(), closesAt: quiz.closesAt.toISOString() },
      winner: customerNumber === null ? null : { name, customerNumber: String(customerNumber) },
    })),
  };
});

const startQuiz = defineStaffCall(
  START_QUIZ,
  async ({ services: { brands, wakeChat }, tx, body, staff, note, afterCommit, refuse }) => {
    const { brand, room, question, seconds } = body;
    if (!(await hasRoom(tx, brands, body))) throw refuse("not-found");
    // Kept as they were typed, because players read them; compared in a plain form.
    const answers = body.answers.filter((answer) => plainAnswer(answer) !== "");
    if (answers.length === 0) throw refuse("invalid-request", "An answer has letters or digits.");
    // Two hosts who ask at the same moment: the room has one quiz, as the database says.
    const [quiz] = await tx
      .insert(chatQuizzes)
      .values({
        ...{ brand, room, question, answers, startedBy: staff.id },
        closesAt: sql`${databaseNow} + make_interval(secs => ${seconds})`,
      })
      .onConflictDoNothing()
      .returning();
    if (!quiz) throw refuse("already-decided");
    await sayLine(tx, body, {
      ...{ kind: "quiz", quiz: quiz.id, what: "question", question, winner: null, answer: null },
      endsAt: quiz.closesAt.toISOString(),
    });
    note({ brand, details: { room, quiz: quiz.id } });
    afterCommit(async () => wakeChat());
    return { id: quiz.id };
  },
);

const endQuiz = defineStaffCall(
  END_QUIZ,
  async ({ services: { wakeChat }, tx, places: { id }, note, afterCommit, refuse }) => {
    const which = isId(id) ? and(eq(chatQuizzes.id, id), eq(chatQuizzes.state, "open")) : sql`false`;
    const [quiz] = await tx
      .update(chatQuizzes)
      .set({ state: "over", endedAt: databaseNow })
      .where(which)
      .returning();
    if (!quiz) throw refuse("already-decided");
    const [answer = null] = quiz.answers;
    await sayLine(tx, quiz, {
      ...{ kind: "quiz", quiz: quiz.id, what: "over", question: quiz.question, winner: null, answer },
      endsAt: quiz.closesAt.toISOString(),
    });
    note({ brand: quiz.brand, details: { room: quiz.room, quiz: id } });
    afterCommit(async () => wakeChat());
    return DONE;
  },
);

/** The staff's calls of hosts. */
export const CHAT_HOST_STAFF_CALLS = [
  ...[say, listCanned, addCanned, removeCanned, listWords, setWord, removeWord],
  ...[listHours, addHours, removeHours, listQuizzes, startQuiz, endQuiz],
] as const;
