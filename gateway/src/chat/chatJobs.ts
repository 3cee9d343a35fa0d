import { ChatControlSchema, EndSocketsSchema } from "@spilhus/contracts/chat";
import type { Log } from "@spilhus/lib";
import { lt, sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import * as z from "zod";
import { chatConnections, END_CHAT_QUEUE } from "../chat-connections/index.ts";
import { databaseNow } from "../clock/index.ts";
import type { Brands, GatewayConfig } from "../config/index.ts";
import { type JobQueue, jobQueue, periodicJob } from "../jobs/index.ts";
import { chatDomain } from "./chatDomain.ts";
import type { ChatServer } from "./chatServer.ts";
import { policyOf } from "./policy.ts";
import { CHAT_ORDER_QUEUE, CHAT_POLICY_QUEUE } from "./say.ts";

export interface ChatJobServices {
  readonly db: NodePgDatabase;
  readonly brands: Brands;
  readonly log: Log;
  readonly mode: GatewayConfig["mode"];
  readonly chat: ChatServer;
}

const RETRY = { firstSeconds: 0.25, longestSeconds: 5 };
/** A line that comes later than this would be news of yesterday. */
const LINE_SECONDS = 60;
/** No ticket and no password of before is good after this. */
const END_SECONDS = 600;
/** What was said is kept for so long, and deleted then (R3.14). */
export const MESSAGE_DAYS = 90;

const OrderSchema = z.looseObject({ do: z.string(), brand: z.string(), room: z.string().optional() });

/** Orders about rooms, in their order for each room. */
const orderJobs = ({ brands, mode, chat }: ChatJobServices): JobQueue =>
  jobQueue({
    name: CHAT_ORDER_QUEUE,
    payload: OrderSchema,
    leaseSeconds: 15,
    retry: RETRY,
    giveUpAfterSeconds: LINE_SECONDS,
    groupOf: ({ brand, room = "" }) => `${brand} ${room}`,
    async perform(jobs) {
      for (const { payload } of jobs) {
        const { brand: id, ...order } = payload;
        const brand = brands.get(id);
        if (brand)
          await chat.order(z.parse(ChatControlSchema, { ...order, domain: chatDomain(mode, brand) }));
      }
    },
  });

/** Ends sockets at the edge and streams at the chat server: each is told, even if the other does not answer. */
const endJobs = ({ chat }: ChatJobServices): JobQueue =>
  jobQueue({
    name: END_CHAT_QUEUE,
    payload: EndSocketsSchema,
    leaseSeconds: 15,
    retry: RETRY,
    giveUpAfterSeconds: END_SECONDS,
    groupOf: () => "all",
    async perform(jobs) {
      const whose = {
        sessionRefs: jobs.flatMap(({ payload }) => payload.sessionRefs),
        chatIds: jobs.flatMap(({ payload }) => payload.chatIds),
      };
      const told = await Promise.allSettled([chat.order({ do: "end", ...whose }), chat.endSockets(whose)]);
      const failed = told.find((one) => one.status === "rejected");
      if (failed) throw failed.reason;
    },
  });

const policyJobs = ({ db, brands, mode, chat }: ChatJobServices): JobQueue =>
  jobQueue({
    name: CHAT_POLICY_QUEUE,
    payload: z.object({}),
    leaseSeconds: 15,
    retry: RETRY,
    giveUpAfterSeconds: LINE_SECONDS,
    groupOf: () => "all",
    perform: async () => chat.order({ do: "policy", policy: await policyOf(db, brands, mode) }),
  });

/** Deletes what is older than it may be kept. A sanction keeps its reason, and the line it is about only while it holds. */
export async function deleteOldChat(db: NodePgDatabase): Promise<void> {
  const oldest = sql`${databaseNow} - make_interval(days => ${MESSAGE_DAYS})`;
  await db.execute(sql`
    delete from chat_reports using chat_messages as line
    where line.sent_at < ${oldest} and chat_reports.brand = line.brand and chat_reports.room = line.room
      and chat_reports.message_id = line.id`);
  await db.execute(sql`delete from chat_messages where sent_at < ${oldest}`);
  await db.execute(sql`
    update chat_sanctions set line = null
    where line is not null and given_at < ${oldest}
      and (state <> 'in-force' or coalesce(until <= ${databaseNow}, false))`);
  await db.execute(sql`
    delete from chat_round_lines where said_at < ${databaseNow} - interval '2 days'`);
  await db
    .delete(chatConnections)
    .where(lt(chatConnections.admittedAt, sql`${databaseNow} - interval '2 days'`));
}

/** The jobs of the chat, where there is a chat server. */
export const chatJobs = (services: ChatJobServices): readonly JobQueue[] => [
  orderJobs(services),
  endJobs(services),
  policyJobs(services),
];

/** Deletes old lines, whether there is a chat server or not. */
export const chatRetentionJobs = (db: NodePgDatabase): JobQueue =>
  periodicJob("chat-retention", { everySeconds: 3_600 }, () => deleteOldChat(db));
