import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Body as it came over the wire. */
  readonly bytes: Buffer;
  /** Body decoded. */
  readonly text: string;
}

export interface HttpCall {
  readonly method?: string;
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: string | Buffer;
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

/**
 * One call on a connection of its own, which it asks to have kept as a browser of the given host would; follows nothing.
 */
export function call(
  port: number,
  path: string,
  { method = "GET", host = "fjord.dk", headers = {}, body }: HttpCall = {},
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        port,
        host: "127.0.0.1",
        path,
        method,
        headers: { host, connection: "keep-alive", ...headers },
        agent: false,
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
        incoming.on("error", reject);
        incoming.on("end", () => {
          const bytes = Buffer.concat(chunks);
          const text = decode(bytes, incoming.headers["content-encoding"]).toString();
          outgoing.destroy();
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, bytes, text });
        });
      },
    );
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
