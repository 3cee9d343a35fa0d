import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { OpenAnswer, Upstream } from "../upstream/index.ts";
import { RoomFeed } from "./roomFeed.ts";

const ROOM = { brand: "fjord", slug: "x", key: "fjord/x" };
const EVENTS = [1, 2, 3].map((n) => `id: r:${n}\nevent: ball\ndata: {"n":${n},"name":"æ"}\n\n`);
const WHOLE = Buffer.from(EVENTS.join(""));
const SNAPSHOT = { json: "{}", lastEventId: "r:0" };

/** A gateway whose first stream ends after this many bytes; later ones resume after the requested event. */
function cutGateway(bytes: number): Upstream {
  let streams = 0;
  return {
    call: () => Promise.reject(new Error("not asked")),
    close: () => Promise.resolve(),
    open({ headers }): Promise<OpenAnswer> {
      streams += 1;
      const seen = Number(headers["last-event-id"]?.split(":")[1] ?? 0);
      const rest = streams === 1 ? WHOLE.subarray(0, bytes) : Buffer.from(EVENTS.slice(seen).join(""));
      const body = Readable.from([rest], { objectMode: false });
      return Promise.resolve({ status: 200, headers: {}, body });
    },
  };
}

/** Reads until the text is there. */
function reader(wanted: string) {
  let text = "";
  let found: () => void;
  const done = new Promise<void>((resolve) => (found = resolve));
  const write = (bytes: Buffer) => {
    text += bytes.toString();
    if (text.includes(wanted)) found();
  };
  return { write, done, text: () => text };
}

describe("a feed", () => {
  it("tells each event once, whichever byte the gateway's stream is cut at (games attack 13)", async () => {
    const cuts = Array.from({ length: WHOLE.length + 1 }, (_, bytes) => bytes);
    const texts = await Promise.all(
      cuts.map(async (bytes) => {
        const feed = new RoomFeed(ROOM, cutGateway(bytes), () => {});
        const listener = reader('"n":3');
        feed.join(listener, undefined, SNAPSHOT);
        await listener.done;
        feed.stop();
        return listener.text();
      }),
    );
    expect(new Set(texts)).toEqual(new Set([`id: r:0\nevent: state\ndata: {}\n\n${EVENTS.join("")}`]));
  });

  it("keeps back what a newer state contains already", async () => {
    const feed = new RoomFeed(ROOM, cutGateway(WHOLE.length), () => {});
    const [first, second] = [reader('"n":3'), reader('"n":3')];
    feed.join(first, undefined, SNAPSHOT);
    // This listener's state is ahead of what has come by the stream.
    feed.join(second, undefined, { json: '{"at":2}', lastEventId: "r:2" });
    await Promise.all([first.done, second.done]);
    feed.stop();
    expect(second.text()).toBe(`id: r:2\nevent: state\ndata: {"at":2}\n\n${EVENTS[2]}`);
  });
});
