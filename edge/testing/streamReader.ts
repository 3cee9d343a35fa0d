import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { createParser, type EventSourceMessage } from "eventsource-parser";

/** A browser that reads a stream. */
export interface StreamReader {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly events: readonly EventSourceMessage[];
  /** The pause that the server asked for before the browser comes back. */
  retryMs(): number | undefined;
  /** Resolves once this many events have been read. */
  until(count: number): Promise<readonly EventSourceMessage[]>;
  /** Resolves when the server has ended the stream. */
  readonly ended: Promise<void>;
  leave(): void;
}

/** Opens a stream at an edge, as the browser of a visitor of fjord.dk does. */
export async function readStream(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<StreamReader> {
  const request = get({
    host: "127.0.0.1",
    port,
    path,
    headers: { host: "fjord.dk", ...headers },
    agent: false,
  });
  // The event carries one answer.
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const events: EventSourceMessage[] = [];
  const waiting = new Set<() => void>();
  let retry: number | undefined;
  const parser = createParser({
    onEvent(event) {
      events.push(event);
      for (const look of waiting) look();
    },
    onRetry: (milliseconds) => (retry = milliseconds),
  });
  const ended = new Promise<void>((resolve) => response.once("close", () => resolve()));
  response.setEncoding("utf8").on("data", (chunk: string) => parser.feed(chunk));
  response.on("error", () => {});
  request.on("error", () => {});
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    events,
    retryMs: () => retry,
    ended,
    until: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (events.length < count) return;
          waiting.delete(look);
          resolve(events);
        };
        waiting.add(look);
        look();
      }),
    leave: () => request.destroy(),
  };
}
