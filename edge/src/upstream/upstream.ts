import type { Readable } from "node:stream";
import { Pool, type Dispatcher } from "undici";
import { EdgeError } from "../errors/edgeError.ts";

const CONNECT_MS = 2_000;

export interface UpstreamCall {
  readonly path: string;
  readonly method?: Dispatcher.HttpMethod;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Dispatcher.DispatchOptions["body"];
  /** Longest answer accepted, in bytes. */
  readonly maxBytes: number;
  /** Ends the call early, e.g. because the visitor has gone. */
  readonly signal?: AbortSignal;
}

export interface UpstreamAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** An answer whose head has come; its body comes as fast as it is read. */
export interface OpenAnswer extends Omit<UpstreamAnswer, "body"> {
  readonly body: Readable;
}

export interface Upstream {
  /**
   * @throws {EdgeError} `upstream-timeout` when it does not connect in 2 s or does not answer completely within its deadline,
   * `upstream-failed` when it cannot be reached, resets, answers garbage or too much
   */
  call(call: UpstreamCall): Promise<UpstreamAnswer>;
  /**
   * For answers too long to be kept in memory. The deadline holds for the head, and then for each next part that the reader
   * waits for.
   *
   * @throws {EdgeError} as `call` does, until the head has come; later errors are the body's
   */
  open(call: Omit<UpstreamCall, "maxBytes" | "signal">): Promise<OpenAnswer>;
  close(): Promise<void>;
}

const TIMEOUTS = new Set(["UND_ERR_CONNECT_TIMEOUT", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"]);

function failure(origin: string, cause: unknown, timedOut: boolean): EdgeError {
  if (cause instanceof EdgeError) return cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return timedOut || TIMEOUTS.has(code)
    ? new EdgeError("upstream-timeout", "A server behind this site did not answer in time.", { cause })
    : new EdgeError("upstream-failed", "A server behind this site did not answer properly.", {
        cause: new Error(`${origin}: ${code || String(cause)}`, { cause }),
      });
}

/**
 * Reads a whole answer.
 *
 * @throws {EdgeError} `upstream-failed` when it is longer than `maxBytes`
 */
export async function readAnswer(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new EdgeError("upstream-failed", "A server behind this site answered too much.");
    }
    parts.push(chunk);
  }
  return parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, size);
}

/**
 * Creates the client of a server behind the edge, with connections kept open.
 *
 * @param deadlineMs from the first byte sent to the last byte of the answer
 * @param connections most calls at once; others wait
 */
export function createUpstream(origin: string, deadlineMs: number, connections = 64): Upstream {
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: CONNECT_MS },
    headersTimeout: deadlineMs,
    bodyTimeout: deadlineMs,
    maxHeaderSize: 32_768,
  });
  return {
    async call({ path, method = "GET", headers, body = null, maxBytes, signal }) {
      const timeout = AbortSignal.timeout(CONNECT_MS + deadlineMs);
      const either = signal ? AbortSignal.any([timeout, signal]) : timeout;
      try {
        const answer = await pool.request({ path, method, headers, body, signal: either });
        return {
          status: answer.statusCode,
          headers: answer.headers,
          body: await readAnswer(answer.body, maxBytes),
        };
      } catch (cause) {
        throw failure(origin, cause, timeout.aborted);
      }
    },
    async open({ path, method = "GET", headers, body = null }) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), CONNECT_MS + deadlineMs);
      try {
        const answer = await pool.request({ path, method, headers, body, signal: late.signal });
        return { status: answer.statusCode, headers: answer.headers, body: answer.body };
      } catch (cause) {
        throw failure(origin, cause, late.signal.aborted);
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => pool.destroy(),
  };
}
