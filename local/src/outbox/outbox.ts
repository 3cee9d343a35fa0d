import * as z from "zod";

/** A message from the gateway. */
export const MessageSchema = z.object({
  /** The same for every attempt; a message is stored once. */
  id: z.uuid().optional(),
  brand: z.string().min(1).max(40),
  /** Name and address of the sender. */
  from: z.string().max(320).optional(),
  /** An e-mail address or phone number. */
  to: z.string().min(1).max(320),
  subject: z.string().max(500),
  text: z.string().max(20_000),
  /** The kind of message, e.g. `new-password`. */
  kind: z.string().min(1).max(100),
});
export type Message = z.infer<typeof MessageSchema>;

export interface KeptMessage extends Message {
  readonly receivedAt: Date;
}

const KEPT = 200;

/** Keeps the latest messages that would have been sent, in memory only. */
export class Outbox {
  #newestFirst: readonly KeptMessage[] = [];

  add(message: Message, receivedAt: Date): void {
    if (message.id !== undefined && this.#newestFirst.some(({ id }) => id === message.id)) return;
    this.#newestFirst = [{ ...message, receivedAt }, ...this.#newestFirst].slice(0, KEPT);
  }

  /** Lists messages, newest first; only those to `to` when it is given. */
  list(to?: string): readonly KeptMessage[] {
    return to === undefined ? this.#newestFirst : this.#newestFirst.filter((message) => message.to === to);
  }
}
