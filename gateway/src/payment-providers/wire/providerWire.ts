import { Agent } from "undici";

/** How long a call to a provider may take. */
export interface Deadlines {
  /** Until the connection stands, in ms. */
  readonly connectMs: number;
  /** From then on until the last byte of the answer, in ms. */
  readonly answerMs: number;
  /** Longest answer, in bytes; absent: 1 MiB. */
  readonly maxBytes?: number;
}

/** What every call to a provider gets, unless a test shortens it. */
export const DEADLINES: Deadlines = { connectMs: 2_000, answerMs: 8_000 };

const MAX_BYTES = 1024 * 1024;

export interface WireCall {
  readonly method: "GET" | "POST" | "PATCH";
  /** Path below the provider's address, with its query. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer that came whole. */
export interface WireAnswer {
  readonly status: number;
  /** Decoded as UTF-8. */
  readonly text: string;
}

/** No whole answer: what the call asked for may have been done. The reason holds nothing that was sent. */
export interface NoAnswer {
  readonly status: "none";
  readonly reason: string;
}

/** Calls one provider. */
export type Wire = (call: WireCall) => Promise<WireAnswer | NoAnswer>;

class TooLong extends Error {
  override readonly name = "TooLong";
}

async function read(chunks: AsyncIterable<Buffer>, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new TooLong("The answer is too long.");
    parts.push(chunk);
  }
  return Buffer.concat(parts, size).toString("utf8");
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "failed";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/**
 * Opens the way to a provider: connections are kept, redirects are not followed, answers end at 1 MiB or what is given. A call never
 * throws and is never repeated: whoever gets no answer asks for the status.
 *
 * @param address origin, and the path that every call begins with
 */
export function openWire(
  address: string,
  { connectMs, answerMs, maxBytes = MAX_BYTES }: Deadlines = DEADLINES,
): Wire {
  const base = address.replace(/\/$/, "");
  const agent = new Agent({
    connections: 32,
    pipelining: 1,
    connect: { timeout: connectMs },
    headersTimeout: answerMs,
    bodyTimeout: answerMs,
    maxHeaderSize: 32_768,
  });
  return async ({ method, path, headers = {}, body }) => {
    try {
      const url = new URL(base + path);
      const answer = await agent.request({
        origin: url.origin,
        path: url.pathname + url.search,
        method,
        headers: { accept: "application/json", ...headers },
        body: body ?? null,
        signal: AbortSignal.timeout(connectMs + answerMs),
      });
      return { status: answer.statusCode, text: await read(answer.body, maxBytes) };
    } catch (error) {
      return { status: "none", reason: reasonOf(error) };
    }
  };
}
