import { get } from "node:http";
import { buffer } from "node:stream/consumers";

/** The bytes of an answer as they came over the wire; `fetch` would decode them. */
export async function fetchBody(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly body: Buffer; readonly encoding: string }> {
  return new Promise((done, fail) => {
    const request = get(url, { headers, timeout: 20_000 }, (answer) => {
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
