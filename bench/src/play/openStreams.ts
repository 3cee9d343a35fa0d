import { request } from "node:http";

/** An edge takes so many streams of one address; loopback has more of them. */
const OF_AN_ADDRESS = 150;

interface Streams {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly count: number;
  /** Is given what each stream receives, as it comes. */
  readonly onChunk?: (text: string) => void;
}

/** Streams that are open. */
export interface OpenStreams {
  /** Those that have received the state of the room. */
  readonly begun: number;
  close(): void;
}

/** Opens streams of one room, each from the first byte of its state on. */
export async function openStreams({ port, host, path, count, onChunk }: Streams): Promise<OpenStreams> {
  const requests = await Promise.all(
    Array.from(
      { length: count },
      (_, place) =>
        new Promise<{ readonly close: () => void; readonly hasBegun: boolean }>((resolve) => {
          const asked = request({
            ...{ port, path, host: "127.0.0.1", headers: { host, accept: "text/event-stream" } },
            ...{ localAddress: `127.0.0.${2 + Math.floor(place / OF_AN_ADDRESS)}`, agent: false },
          });
          const close = () => void asked.destroy();
          asked.on("error", () => resolve({ close, hasBegun: false }));
          asked.on("response", (answer) => {
            answer.once("data", () => resolve({ close, hasBegun: answer.statusCode === 200 }));
            answer.on("error", () => undefined);
            if (onChunk) answer.setEncoding("utf8").on("data", onChunk);
            answer.resume();
          });
          asked.end();
        }),
    ),
  );
  return {
    begun: requests.filter(({ hasBegun }) => hasBegun).length,
    close: () => {
      for (const { close } of requests) close();
    },
  };
}
