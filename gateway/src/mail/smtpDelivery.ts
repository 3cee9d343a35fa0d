import { createTransport } from "nodemailer";
import { UndeliverableError, type Delivery } from "./delivery.ts";

export interface SmtpTimeouts {
  readonly connectMs: number;
  /** Longest silence of the server. */
  readonly silenceMs: number;
}

const TIMEOUTS: SmtpTimeouts = { connectMs: 5_000, silenceMs: 10_000 };

const numberOf = (error: unknown, name: string) =>
  error instanceof Error && name in error ? Number(Object.getOwnPropertyDescriptor(error, name)?.value) : 0;

/**
 * The reason of a failure, without the library's message, which may contain the address. A refusal of the letter itself
 * (5xx to MAIL, RCPT or DATA) is final; a refused login is for the operator to fix.
 */
function failure(error: unknown): Error {
  const status = numberOf(error, "responseCode");
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const said = `SMTP: ${code}${status > 0 ? ` ${status}` : ""}`;
  const isAboutLetter = code === "EENVELOPE" || code === "EMESSAGE";
  return isAboutLetter && status >= 500 ? new UndeliverableError(said) : new Error(said);
}

/**
 * Delivers letters to a mail server.
 *
 * @param address `smtps://user:password@host` or `smtp://…`, which must offer TLS unless `plain` is allowed
 */
export function smtpDelivery(
  address: string,
  { plain }: { readonly plain: boolean },
  timeouts: SmtpTimeouts = TIMEOUTS,
): Delivery {
  const { protocol, hostname, port, username, password } = new URL(address);
  const secure = protocol === "smtps:";
  const transport = createTransport({
    host: hostname,
    port: port === "" ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !plain,
    ...(username === ""
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
    // Letters are our own plain text; the library must never read a file or an address for them.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver({ id, from, to, subject, text }) {
      const domain = from.address.slice(from.address.lastIndexOf("@") + 1);
      try {
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          // A receiver that already has this letter drops the second one.
          messageId: `<${id}@${domain}>`,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw failure(error);
      }
    },
    close: () => transport.close(),
  };
}
