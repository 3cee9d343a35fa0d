import {
  ANSWER_SUPPORT_CONVERSATION,
  ASSIGN_SUPPORT_CONVERSATION,
  END_SUPPORT_CONVERSATION,
} from "@spilhus/contracts/support";
import { eq, sql } from "drizzle-orm";
import { defineStaffCall, DONE } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { addMessage, isSentBefore } from "./addMessage.ts";
import { holdConversation } from "./findConversation.ts";
import { enqueueNotice } from "./noticeJobs.ts";
import { supportConversations, type ConversationRow } from "./tables.ts";

/** What the audit has of an act: which conversation, never what was said. */
const about = ({ id, brand, playerId }: ConversationRow, details: object = {}) => ({
  ...{ brand, details: { conversation: id, ...details } },
  ...(playerId === null ? {} : { playerId }),
});

export const assign = defineStaffCall(
  ASSIGN_SUPPORT_CONVERSATION,
  async ({ tx, staff, places, body, note, refuse }) => {
    const row = await holdConversation(tx, places.id);
    if (!row) throw refuse("not-found");
    if (row.state === "closed") throw refuse("conversation-closed");
    const isTaken = body.to === "me";
    await tx
      .update(supportConversations)
      .set({
        assignedTo: isTaken ? staff.id : null,
        state: row.state === "answered" ? "answered" : isTaken ? "open" : "waiting",
        changedAt: databaseNow,
        version: sql`version + 1`,
      })
      .where(eq(supportConversations.id, row.id));
    note(about(row, { from: row.assignedTo, to: isTaken ? staff.id : null }));
    return DONE;
  },
);

export const answer = defineStaffCall(
  ANSWER_SUPPORT_CONVERSATION,
  async ({ tx, staff, places, body, note, refuse }) => {
    const row = await holdConversation(tx, places.id);
    if (!row) throw refuse("not-found");
    if (row.assignedTo !== null && row.assignedTo !== staff.id) throw refuse("taken-by-colleague");
    if (await isSentBefore(tx, row, body)) {
      note(about(row, { isRepeated: true }));
      return DONE;
    }
    if (row.state === "closed") throw refuse("conversation-closed");
    const answered = await addMessage(tx, row, { author: "agent", staffId: staff.id, ...body });
    await enqueueNotice(tx, answered);
    note(about(row, { seq: answered.lastSeq }));
    return DONE;
  },
);

export const end = defineStaffCall(END_SUPPORT_CONVERSATION, async ({ tx, places, note, refuse }) => {
  const row = await holdConversation(tx, places.id);
  if (!row) throw refuse("not-found");
  if (row.state === "closed") throw refuse("conversation-closed");
  await tx
    .update(supportConversations)
    .set({ state: "closed", closedAt: databaseNow, changedAt: databaseNow, version: sql`version + 1` })
    .where(eq(supportConversations.id, row.id));
  note(about(row));
  return DONE;
});
