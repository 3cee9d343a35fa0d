import { LIST_CANNED_ANSWERS, REMOVE_CANNED_ANSWER, SAVE_CANNED_ANSWER } from "@spilhus/contracts/support";
import { asc, eq } from "drizzle-orm";
import * as z from "zod";
import { defineStaffCall, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { supportAnswers } from "./tables.ts";

const IdSchema = z.uuid();

export const listAnswers = defineStaffCall(LIST_CANNED_ANSWERS, async ({ services: { db } }) => {
  const rows = await db
    .select()
    .from(supportAnswers)
    .orderBy(asc(supportAnswers.locale), asc(supportAnswers.title));
  return {
    answers: rows.map(({ id, locale, title, body, link }) => ({ id, locale, title, text: body, link })),
  };
});

export const saveAnswer = defineStaffCall(SAVE_CANNED_ANSWER, async ({ tx, staff, body, note }) => {
  const { locale, title, text, link } = body;
  const fresh = { body: text, link, savedBy: staff.id };
  await tx
    .insert(supportAnswers)
    .values({ locale, title, ...fresh })
    .onConflictDoUpdate({
      target: [supportAnswers.locale, supportAnswers.title],
      set: { ...fresh, savedAt: databaseNow },
    });
  note({ details: { locale, title } });
  return DONE;
});

export const removeAnswer = defineStaffCall(REMOVE_CANNED_ANSWER, async ({ tx, places, note, refuse }) => {
  if (!IdSchema.safeParse(places.id).success) throw refuse("not-found");
  const [removed] = await tx.delete(supportAnswers).where(eq(supportAnswers.id, places.id)).returning();
  if (!removed) throw refuse("not-found");
  note({ details: { locale: removed.locale, title: removed.title } });
  return DONE;
});
