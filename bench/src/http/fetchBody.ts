import { get } from "node:http";
import { buffer } from "node:stream/consumers";

const TIMEOUT_MS = 20_000;

/**
 * The bytes of an answer as sent over the wire. `fetch` would decode them, and cannot reach the brands' local hosts where
 * the system does not resolve names below `localhost`.
 *
 * @throws {Error} naming the address when it answers anything but 200, or not within 20 s.
 */
export async function fetchBody(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly body: Buffer; readonly encoding: string }> {
  return new Promise((done, fail) => {
    const { hostname, host } = new URL(url);
    const isLocal = hostname.endsWith(".localhost");
    const options = {
      timeout: TIMEOUT_MS,
      headers: isLocal ? { host, ...headers } : headers,
      ...(isLocal ? { hostname: "127.0.0.1" } : {}),
    };
    const request = get(url, options, (answer) => {
      if (answer.statusCode !== 200) {
        answer.resume();
        fail(new Error(`${url} (${headers["host"] ?? ""}) answered ${String(answer.statusCode)}, not 200.`));
        return;
      }
      buffer(answer).then(
        (body) => done({ body, encoding: answer.headers["content-encoding"] ?? "identity" }),
        fail,
      );
    });
    request.once("timeout", () => request.destroy(new Error(`${url} did not answer within 20 s.`)));
    request.once("error", fail);
  });
}
