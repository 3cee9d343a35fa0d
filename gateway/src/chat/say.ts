import { randomUUID } from "node:crypto";
import type { ChatControl, ChatLine } from "@spilhus/contracts/chat";
import { END_CHAT_QUEUE } from "../chat-connections/index.ts";
import type { Queries } from "../database/index.ts";
import { enqueueJob } from "../jobs/index.ts";

/** Queue of what the gateway tells the chat server about a brand. */
export const CHAT_ORDER_QUEUE = "chat-order";
/** Queue of the one job that brings the chat server the present policy. */
export const CHAT_POLICY_QUEUE = "chat-policy";

/** A room of a brand. */
export interface ChatPlace {
  readonly brand: string;
  readonly room: string;
}

type About<Order> = Order extends { readonly domain: string }
  ? Omit<Order, "domain"> & { brand: string }
  : never;
/** An order about a brand, as its job keeps it. */
export type BrandOrder = About<ChatControl>;

/** Has the chat server told something, in the transaction of what it follows from. */
export async function orderChat(tx: Queries, order: BrandOrder): Promise<void> {
  await enqueueJob(tx, { queue: CHAT_ORDER_QUEUE, payload: order });
}

/**
 * Has a line of the house said in a room. The job that says it may run twice: the line has one id.
 *
 * @returns that id
 */
export async function sayLine(tx: Queries, { brand, room }: ChatPlace, line: ChatLine): Promise<string> {
  const id = randomUUID();
  await orderChat(tx, { do: "say", brand, room, line, id });
  return id;
}

/** Tells one player something. */
export const tellChatter = (
  tx: Queries,
  { brand, chatId }: { readonly brand: string; readonly chatId: string },
  line: ChatLine,
): Promise<void> => orderChat(tx, { do: "tell", brand, chatId, line });

/** Has the chat server told the present policy. It also asks for it by itself, should the job be late. */
export async function pushPolicy(tx: Queries): Promise<void> {
  await enqueueJob(tx, { queue: CHAT_POLICY_QUEUE, payload: {}, key: "policy" });
}

/** Ends every stream of a player on a brand. */
export async function endPlayer(tx: Queries, chatId: string): Promise<void> {
  await enqueueJob(tx, { queue: END_CHAT_QUEUE, payload: { sessionRefs: [], chatIds: [chatId] } });
}
