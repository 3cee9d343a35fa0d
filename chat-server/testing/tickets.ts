import { createHmac } from "node:crypto";

export interface TicketFields {
  readonly ref: string;
  readonly id: string;
  readonly brand: string;
  readonly name: string;
  readonly role: string;
  /** Unix second. */
  readonly till: number;
}

const second = () => Math.floor(Date.now() / 1_000);

/** Tickets and passwords as the gateway makes them, written down a second time. */
export function tickets(secret: string) {
  const hmac = (text: string) => createHmac("sha256", secret).update(text).digest("hex");
  return {
    ticket({ ref, id, brand, name, role, till }: TicketFields): string {
      const signed = `v1.${ref}.${id}.${brand}.${Buffer.from(name).toString("base64url")}.${role}.${till}`;
      return `${signed}.${hmac(signed)}`;
    },
    password: (jid: string, till = second() + 60) => `${till}.${hmac(`${jid}|${till}`)}`,
    soon: () => second() + 10,
  };
}
