import { describe, expect, it } from "vitest";
import { readEvents } from "./readEvents.ts";
import { encodeEvent, encodeRetry, HEARTBEAT } from "./serverSentEvent.ts";

const BALL = { id: "7:1", name: "ball", data: '{"number":90,"text":"Bankospil på Ærø"}' };
const STATE = { id: "7:2", name: "state", data: "{}" };

async function read(...chunks: readonly Buffer[]) {
  async function* body() {
    yield* chunks;
  }
  const events = [];
  for await (const event of readEvents(body())) events.push(event);
  return events;
}

describe("the events of a stream", () => {
  it("come one by one, without comments and times to wait", async () => {
    const events = [encodeRetry(500), encodeEvent(BALL), HEARTBEAT, encodeEvent(STATE)];
    expect(await read(Buffer.concat(events))).toEqual([BALL, STATE]);
  });

  it("are the same however the bytes are cut", async () => {
    const bytes = Buffer.concat([encodeEvent(BALL), HEARTBEAT, encodeEvent(STATE)]);
    for (let at = 1; at < bytes.length; at += 1) {
      expect(await read(bytes.subarray(0, at), bytes.subarray(at)), `cut at ${at}`).toEqual([BALL, STATE]);
    }
  });

  it("have no id when they pass, and the standard's name when they name none", async () => {
    expect(await read(Buffer.from("data: x\n\n"))).toEqual([{ id: undefined, name: "message", data: "x" }]);
  });

  it("leave out one that is cut off", async () => {
    expect(await read(encodeEvent(BALL), encodeEvent(STATE).subarray(0, -1))).toEqual([BALL]);
  });

  it("are refused when one does not end", async () => {
    await expect(read(Buffer.from(`data: ${"x".repeat(65_536)}`))).rejects.toThrow("too long");
  });
});
