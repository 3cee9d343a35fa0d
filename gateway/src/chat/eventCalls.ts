import { type ChatEvent, TAKE_CHAT_EVENTS } from "@spilhus/contracts/chat";
import { inArray, sql } from "drizzle-orm";
import { defineServiceCallWith } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Queries } from "../database/index.ts";
import { chatDomain } from "./chatDomain.ts";
import type { ChatServices } from "./chatServices.ts";
import { policyOf } from "./policy.ts";
import { takeAnswer } from "./quizzes.ts";
import { chatCounts, chatMessages, chatNames } from "./tables.ts";

type Named<Type extends ChatEvent["type"]> = Extract<ChatEvent, { readonly type: Type }>;

/** A line counts as sent no later than now and no earlier than this before it: clocks of servers may differ. */
const OLDEST = "10 minutes";

/** Takes one line. Taking it again changes nothing. @returns whether it was new */
async function takeLine(
  tx: Queries,
  brand: string,
  event: Named<"message">,
  playerId: string,
): Promise<boolean> {
  const sentAt = sql<Date>`greatest(least(to_timestamp(${event.at / 1_000}::float8), ${databaseNow}),
    ${databaseNow} - ${OLDEST}::interval)`;
  const { room, id, nick: name, role, body, state, because: retractedBecause } = event;
  const taken = await tx
    .insert(chatMessages)
    .values({ brand, room, id, playerId, name, role, body, state, retractedBecause, sentAt })
    .onConflictDoNothing()
    .returning({ id: chatMessages.id });
  return taken.length > 0;
}

async function take(tx: Queries, brand: string, event: ChatEvent, playerOf: ReadonlyMap<string, string>) {
  if (event.type === "message") {
    const playerId = playerOf.get(event.chatId);
    if (playerId === undefined) return;
    const isNew = await takeLine(tx, brand, event, playerId);
    if (isNew && event.state === "sent") {
      await takeAnswer(tx, {
        brand,
        room: event.room,
        playerId,
        name: event.nick,
        id: event.id,
        text: event.body,
      });
    }
  } else {
    const { room, count: players } = event;
    await tx
      .insert(chatCounts)
      .values({ brand, room, players })
      .onConflictDoUpdate({
        target: [chatCounts.brand, chatCounts.room],
        set: { players, countedAt: databaseNow },
      });
  }
}

/** What the chat server tells, in the order in which it happened there. */
export const takeEvents = defineServiceCallWith<ChatServices>()(
  TAKE_CHAT_EVENTS,
  async ({ services: { db, brands, chatMode, log, wakeChat }, body }) => {
    const { events, dropped } = body;
    if (dropped > 0) log("error", "the chat server had to forget events", { dropped });
    const byDomain = new Map([...brands.values()].map((brand) => [chatDomain(chatMode, brand), brand.id]));
    if (events.length > 0) {
      await db.transaction(async (tx) => {
        const chatIds = [...new Set(events.flatMap((event) => ("chatId" in event ? [event.chatId] : [])))];
        const known =
          chatIds.length === 0
            ? []
            : await tx
                .select({ chatId: chatNames.chatId, playerId: chatNames.playerId })
                .from(chatNames)
                .where(inArray(chatNames.chatId, chatIds));
        const playerOf = new Map(known.map(({ chatId, playerId }) => [chatId, playerId]));
        for (const event of events) {
          const brand = byDomain.get(event.domain);
          if (brand !== undefined) await take(tx, brand, event, playerOf);
        }
      });
      wakeChat();
    }
    const policy = await policyOf(db, brands, chatMode);
    return { policy: policy.version === body.policy ? null : policy };
  },
);
