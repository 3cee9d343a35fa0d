import { request } from "node:http";

/** A request exactly as it is written: no path is put right, no header added but the length of the body. */
export interface RawCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** @returns status and text of the answer */
export function rawCall(
  origin: string,
  { method, path, headers, body = "" }: RawCall,
): Promise<[number, string]> {
  const { hostname, port } = new URL(origin);
  const length = body === "" ? {} : { "content-length": String(Buffer.byteLength(body)) };
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => resolve([answer.statusCode ?? 0, Buffer.concat(chunks).toString()]));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
