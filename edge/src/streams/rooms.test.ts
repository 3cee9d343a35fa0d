import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { roomDouble, ROOM_STATE, ROOM_STREAM, type RoomDouble } from "../../testing/roomDouble.ts";
import { readStream, type StreamReader } from "../../testing/streamReader.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

let test: TestEdge;
let room: RoomDouble;
beforeEach(async () => {
  room = roomDouble((_, response) =>
    answer(response, 200, { "content-type": "application/json" }, '{"rules":[]}'),
  );
  test = await startTestEdge({ gateway: room.handle });
});
afterEach(() => test.stop());

const listen = (headers?: Record<string, string>) => readStream(test.edge.port, ROOM_STREAM, headers);
const numbers = ({ events }: StreamReader) =>
  events.filter(({ event }) => event === "ball").map(({ data }) => Number(data));
const metrics = async () => {
  const answered = await fetch(`http://127.0.0.1:${test.edge.controlPort}/metrics`);
  return (await answered.json()).streams;
};

describe("the stream of a room", () => {
  it("reaches any audience from one stream of the gateway, and asks for the state once a second", async () => {
    const listeners = await Promise.all(Array.from({ length: 100 }, () => listen()));
    room.call();
    room.call();
    await Promise.all(listeners.map((listener) => listener.until(3)));
    for (const listener of listeners) {
      expect(listener.events[0]).toMatchObject({ event: "state", id: "round:0" });
      expect(numbers(listener)).toEqual([1, 2]);
    }
    expect([room.opened.length, room.streams.size]).toEqual([1, 1]);
    expect(room.statesAsked()).toBeLessThan(5);
    expect(await metrics()).toEqual({ open: 100, players: 0, rooms: 1 });
  });

  it("is passed on as it comes: no store, no compression, and nginx is told not to hold it back", async () => {
    const listener = await listen({ "accept-encoding": "br, gzip" });
    expect(listener.status).toBe(200);
    expect(listener.headers).toMatchObject({
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
    });
    expect(listener.headers["content-encoding"]).toBeUndefined();
  });

  it("gives who comes later the state, and each event after it once", async () => {
    const first = await listen();
    for (let n = 0; n < 5; n += 1) room.call();
    await first.until(6);
    const second = await listen();
    room.call();
    await second.until(2);
    const [state] = second.events;
    const from = Number(state?.id?.split(":")[1]);
    expect(state?.event).toBe("state");
    await second.until(1 + 6 - from);
    expect(numbers(second)).toEqual([1, 2, 3, 4, 5, 6].slice(from));
  });

  it("goes on after the event that a browser has seen last (games attack 13)", async () => {
    const first = await listen();
    for (let n = 0; n < 5; n += 1) room.call();
    await first.until(6);
    const back = await listen({ "last-event-id": "round:3" });
    await back.until(2);
    expect(back.events.map(({ id }) => id)).toEqual(["round:4", "round:5"]);
  });

  it("begins with the state when the client's last event is no longer kept", async () => {
    const back = await listen({ "last-event-id": "another:77" });
    await back.until(1);
    expect(back.events[0]?.event).toBe("state");
  });

  it("loses and repeats nothing when the gateway cuts it in the middle of an event", async () => {
    const listener = await listen();
    for (let n = 0; n < 3; n += 1) {
      room.call();
      // oxlint-disable-next-line no-await-in-loop -- the stream is cut when the number has come
      await listener.until(2 + n);
      room.cut();
    }
    room.call();
    await listener.until(5);
    expect(numbers(listener)).toEqual([1, 2, 3, 4]);
    expect(room.opened.slice(1)).toEqual(["round:1", "round:2", "round:3"]);
  });

  it("does not exist for a room that the brand does not have, nor for HEAD", async () => {
    expect((await test.get(ROOM_STREAM.replace("havnepavillonen", "nowhere"))).status).toBe(404);
    expect((await test.get(ROOM_STREAM, { method: "HEAD" })).status).toBe(405);
  });

  it("is of the brand of the host, whatever its address says", async () => {
    const listener = await readStream(test.edge.port, `${ROOM_STREAM}?brand=eng`);
    await listener.until(1);
    const asked = test.gateway.requests.map(({ url }) => url ?? "").filter((url) => url.includes("/rooms/"));
    expect(asked.length).toBeGreaterThan(0);
    for (const url of asked) expect(url).toMatch(/\?brand=fjord$/);
  });

  it("ends when the edge ends, and asks browsers to reconnect at different times", async () => {
    const listener = await listen();
    await listener.until(1);
    const stopped = test.edge.stop();
    await listener.ended;
    await stopped;
    expect(listener.retryMs()).toBeGreaterThanOrEqual(1_000);
    expect(listener.retryMs()).toBeLessThanOrEqual(5_000);
  });

  it("is refused to an address that holds 200 already", async () => {
    await Promise.all(Array.from({ length: 200 }, () => listen()));
    const refused = await listen();
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "10"]);
  });
});

describe("the state of a room", () => {
  it("comes from the edge's memory of one second, for browsers that get no stream", async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => test.get(ROOM_STATE)));
    expect(new Set(answers.map(({ text }) => text))).toEqual(
      new Set(['{"lastEventId":"round:0","called":0}']),
    );
    expect(room.statesAsked()).toBeLessThan(5);
  });
});
