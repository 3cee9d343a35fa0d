import * as z from "zod";

/** A message as the gateway hands it over. */
export const MessageSchema = z.object({
  /** The same at every try; a message is kept once. */
  id: z.uuid().optional(),
  brand: z.string().min(1).max(40),
  /** Name and address of the sender. */
  from: z.string().max(320).optional(),
  /** An e-mail address or phone number. */
  to: z.string().min(1).max(320),
  subject: z.string().max(500),
  text: z.string().max(20_000),
  /** What occasion it is for, e.g. `new-password`. */
  kind: z.string().min(1).max(100),
});
export type Message = z.infer<typeof MessageSchema>;

export interface KeptMessage extends Message {
  readonly receivedAt: Date;
}

const KEPT = 200;

/** What would have been sent, the latest of it; ends with the process. */
export class Outbox {
  #newestFirst: readonly KeptMessage[] = [];

  add(message: Message, receivedAt: Date): void {
    if (message.id !== undefined && this.#newestFirst.some(({ id }) => id === message.id)) return;
    this.#newestFirst = [{ ...message, receivedAt }, ...this.#newestFirst].slice(0, KEPT);
  }

  /** Newest first; only those to one address when it is given. */
  list(to?: string): readonly KeptMessage[] {
    return to === undefined ? this.#newestFirst : this.#newestFirst.filter((message) => message.to === to);
  }
}
