import { STATUS_CODES, validateHeaderName, validateHeaderValue, type ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { KEEP_ALIVE_MS } from "./keepAlive.ts";
import type { StoredStatus } from "./storedAnswer.ts";

/** An answer as it goes over the wire, head and body in one piece; valid for the second in its `Date`. */
interface WholeAnswer {
  readonly second: number;
  readonly bytes: Buffer;
}

/** A larger body costs more to send than to put together. */
const MAX_BODY_BYTES = 256 * 1024;
const wholes = new LRUCache<readonly string[], WholeAnswer>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ bytes }) => bytes.length,
});

/**
 * The head that Node writes for the same list on a connection that is kept (RFC 9112 § 4 and 5).
 *
 * @throws {TypeError} as Node does, for a header that would not stay one line
 */
function headText(status: StoredStatus, headers: readonly string[], now: number): string {
  let text = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const [name = "", value = ""] = headers.slice(index, index + 2);
    validateHeaderName(name);
    validateHeaderValue(name, value);
    text += `${name}: ${value}\r\n`;
  }
  const date = new Date(now).toUTCString();
  return `${text}Date: ${date}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1_000}\r\n\r\n`;
}

function wholeOf(status: StoredStatus, headers: readonly string[], body: Buffer): Buffer {
  const now = Date.now();
  const second = Math.floor(now / 1_000);
  const known = wholes.get(headers);
  if (known?.second === second) return known.bytes;
  const bytes = Buffer.concat([Buffer.from(headText(status, headers, now), "latin1"), body]);
  wholes.set(headers, { second, bytes });
  return bytes;
}

/** In these private fields Node remembers that an answer has a head and that it has been sent. */
const HEAD_IS_SENT = { _header: "sent", _headerSent: true };

let isEnabled = false;

/**
 * Switches {@link sendWhole} on. Until then every answer is written by Node.
 *
 * @param isSafe the result of `agreesWithNode`
 */
export function enableWholeAnswers(isSafe: boolean): void {
  isEnabled = isSafe;
}

/** Sends a stored answer in one piece, whether or not that is switched on. */
export function writeWhole(
  response: ServerResponse,
  status: StoredStatus,
  headers: readonly string[],
  body: Buffer,
): void {
  const whole = wholeOf(status, headers, body);
  response.statusCode = status;
  Object.assign(response, HEAD_IS_SENT);
  response.end(whole);
}

/**
 * Sends a stored answer in one piece. Node checks and joins the headers of each answer anew and hands head and body over
 * apart, which is a third of the cost of a page from memory; see `docs/adr/whole-answers.md`.
 *
 * @param headers flat list; the same array each time for the same answer, by which the pieces are remembered
 * @returns whether it was sent. If not, the answer is untouched: it has begun, its body is too large, the connection is to
 * be closed after it or is older than HTTP/1.1, or the self-test at start has failed
 */
export function sendWhole(
  response: ServerResponse,
  status: StoredStatus,
  headers: readonly string[],
  body: Buffer,
): boolean {
  if (!isEnabled || response.headersSent || body.length > MAX_BODY_BYTES) return false;
  if (!response.shouldKeepAlive || response.req.httpVersionMinor !== 1) return false;
  writeWhole(response, status, headers, body);
  return true;
}
