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

export interface Upstream {
  /**
   * @throws {EdgeError} `upstream-timeout` when it does not connect in 2 s or does not answer completely within its deadline,
   * `upstream-failed` when it cannot be reached, resets, answers garbage or too much
   */
  call(call: UpstreamCall): Promise<UpstreamAnswer>;
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

async function readBody(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
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
 */
export function createUpstream(origin: string, deadlineMs: number): Upstream {
  const pool = new Pool(origin, {
    connections: 64,
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
          body: await readBody(answer.body, maxBytes),
        };
      } catch (cause) {
        throw failure(origin, cause, timeout.aborted);
      }
    },
    close: () => pool.destroy(),
  };
}
