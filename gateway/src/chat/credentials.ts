import { createHmac } from "node:crypto";
import { CHAT_LIMITS, type ChatRole } from "@spilhus/contracts/chat";

const hmac = (secret: string, text: string) => createHmac("sha256", secret).update(text).digest("hex");

/** Whom a ticket lets in. */
export interface TicketHolder {
  readonly sessionRef: string;
  readonly chatId: string;
  readonly brand: string;
  readonly name: string;
  readonly role: ChatRole;
}

/**
 * What the edge shows to the chat server for a socket:
 * `v1.<session>.<chat id>.<brand>.<base64url name>.<role>.<unix second of its end>.<hex hmac-sha256 of all before>`.
 *
 * @param now unix time in ms of this server's clock, as for every signature that another server checks
 */
export function signTicket(secret: string, holder: TicketHolder, now: number): string {
  const { sessionRef, chatId, brand, name, role } = holder;
  const end = Math.floor(now / 1_000) + CHAT_LIMITS.ticketSeconds;
  const signed = ["v1", sessionRef, chatId, brand, Buffer.from(name).toString("base64url"), role, end].join(
    ".",
  );
  return `${signed}.${hmac(secret, signed)}`;
}

/**
 * A password for the chat server: `<unix second of its end>.<hex hmac-sha256 of address and end>`. It is stored nowhere.
 *
 * @param jid the bare address that it is for
 * @param now unix time in ms of this server's clock
 */
export function chatPassword(secret: string, jid: string, now: number): string {
  const end = Math.floor(now / 1_000) + CHAT_LIMITS.passwordSeconds;
  return `${end}.${hmac(secret, `${jid}|${end}`)}`;
}
