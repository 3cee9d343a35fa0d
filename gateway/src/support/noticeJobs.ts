import { SUPPORT_GATEWAY_LIMITS } from "@spilhus/contracts/support";
import { eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import * as z from "zod";
import type { Queries } from "../database/index.ts";
import { putMessage, SUPPORT_TEXTS } from "../inbox/index.ts";
import { enqueueJob, jobQueue, type JobQueue } from "../jobs/index.ts";
import type { PutMail } from "../mail/index.ts";
import { players } from "../players/index.ts";
import { holdConversation } from "./findConversation.ts";
import { supportConversations, type ConversationRow } from "./tables.ts";
import { messagesAfter } from "./talk.ts";

const QUEUE = "support-notice";
const NoticeSchema = z.object({ conversation: z.uuid() });

/** Has an answer looked after: if nobody has read it in a while, it goes to the inbox and by mail. */
export async function enqueueNotice(tx: Queries, row: ConversationRow): Promise<void> {
  // A message was left by somebody who does not wait on the page.
  const inSeconds = row.channel === "message" ? 0 : SUPPORT_GATEWAY_LIMITS.noticeAfterSeconds;
  await enqueueJob(tx, { queue: QUEUE, payload: { conversation: row.id }, inSeconds, key: row.id });
}

/** Tells the visitor of answers that they have not read, each once however often this runs. */
async function notice(db: NodePgDatabase, putMail: PutMail, conversation: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await holdConversation(tx, conversation);
    if (!row) return;
    const after = Math.max(row.readByVisitor, row.noticedSeq);
    const answers = (await messagesAfter(tx, row.id, after)).filter(({ author }) => author === "agent");
    const last = answers.at(-1);
    if (!last) return;
    const text = answers.map((answer) => answer.text).join("\n\n");
    const mail = { kind: "support-answer", locale: row.locale, origin: row.origin } as const;
    if (row.playerId === null) {
      if (row.email !== null) await putMail(tx, row.brand, { ...mail, to: row.email, text });
    } else {
      await putMessage(tx, row.playerId, SUPPORT_TEXTS.answered({ text }));
      const [player] = await tx
        .select({ email: players.email })
        .from(players)
        .where(eq(players.id, row.playerId));
      // A player's mail only says where to read: what they talk about stays behind their login.
      if (player?.email) await putMail(tx, row.brand, { ...mail, to: player.email, text: null });
    }
    await tx
      .update(supportConversations)
      .set({ noticedSeq: last.seq })
      .where(eq(supportConversations.id, row.id));
  });
}

export const noticeJobs = (db: NodePgDatabase, putMail: PutMail): JobQueue =>
  jobQueue({
    name: QUEUE,
    payload: NoticeSchema,
    leaseSeconds: 60,
    retry: { firstSeconds: 5, longestSeconds: 600 },
    giveUpAfterSeconds: 7 * 86_400,
    async perform([job]) {
      if (job) await notice(db, putMail, job.payload.conversation);
    },
  });
