import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addRound,
  buy,
  readRound,
  ROOM,
  roomPlayer,
  setBingoStage,
  type TestRound,
} from "../../testing/bingoStage.ts";
import { readEvents, type StreamEvent } from "../../testing/eventReader.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { callNumbers } from "./callNumbers.ts";
import { openAndDraw, type RoomServices } from "./roomWork.ts";

let gateway: TestGateway;
let db: NodePgDatabase;
let services: RoomServices;
const PATH = `/gateway/games/public/rooms/${ROOM}/stream?brand=fjord`;
const namesOf = (events: readonly StreamEvent[]) => events.map(({ name }) => name);

beforeAll(async () => {
  gateway = await testGateway({ jobsPollMs: 3_600_000 });
  db = gateway.database.db;
  services = await setBingoStage(db);
});
afterAll(() => gateway[Symbol.asyncDispose]());

async function callNext() {
  await moveClock(db, "3 seconds");
  await callNumbers(db);
}
async function callAll(round: TestRound) {
  while ((await readRound(db, round)).state !== "finished") await callNext();
}
/** A round with two players whose sale has just ended. */
async function soldRound() {
  const [one, other] = [await roomPlayer(db), await roomPlayer(db)];
  const round = await addRound(db, 60);
  expect(await buy(db, one, round, [1, 2, 3])).toBe("bought");
  expect(await buy(db, other, round, [4, 5, 6])).toBe("bought");
  return round;
}
const ofRound = (events: readonly StreamEvent[], { id }: TestRound) =>
  events.filter((event) => event.name !== "state" && event.id?.startsWith(`${id}:`));

describe("the stream of a room", () => {
  it("begins with its state, then tells what happens as it happens, each event with the next index", async () => {
    const round = await soldRound();
    await using reader = await readEvents(gateway.origin + PATH);
    expect([
      reader.status,
      reader.headers.get("content-type"),
      reader.headers.get("x-accel-buffering"),
    ]).toEqual([200, "text/event-stream; charset=utf-8", "no"]);
    await reader.event(({ name }) => name === "state");
    expect(reader.events[0]).toMatchObject({
      name: "state",
      id: `${round.id}:0`,
      data: {
        live: { round: { id: round.id, plates: 6, players: 2 }, called: [] },
        lastEventId: `${round.id}:0`,
      },
    });
    await moveClock(db, "60 seconds");
    await openAndDraw(services);
    await callAll(round);
    const finished = await reader.event(({ name }) => name === "finished");
    const told = ofRound(reader.events, round);
    expect(told.map(({ id }) => id)).toEqual(told.map((_, place) => `${round.id}:${place + 1}`));
    expect(namesOf(told).filter((name) => name !== "won" && name !== "ball")).toEqual(["closed", "finished"]);
    const { shown } = await readRound(db, round);
    expect(namesOf(told).filter((name) => name === "ball")).toHaveLength(shown);
    const { order } = finished.data as { order: number[] };
    const balls = told.flatMap(({ name, data }) =>
      name === "ball" ? [(data as { called: { number: number } }).called.number] : [],
    );
    expect(balls).toEqual(order.slice(0, shown));
  });

  it("tells plates sold while sale is open, in events without an id", async () => {
    const round = await addRound(db, 600);
    await using reader = await readEvents(gateway.origin + PATH);
    await reader.event(({ name }) => name === "state");
    await buy(db, await roomPlayer(db), round, [1, 2]);
    const sale = await reader.event(
      ({ name, data }) => name === "sale" && (data as { plates: number }).plates === 2,
    );
    expect(sale).toMatchObject({ id: undefined, data: { round: round.id, players: 1 } });
    await moveClock(db, "600 seconds");
    await openAndDraw(services);
    expect((await readRound(db, round)).cancelledBecause).toBe("too-few-players");
    const cancelled = await reader.event(({ name, id }) => name === "cancelled" && id === `${round.id}:1`);
    expect(cancelled.data).toEqual({ round: round.id, because: "too-few-players" });
  });

  it("goes on after the last event without loss or repetition, at another gateway too, wherever it was cut (games attack 13)", async () => {
    await using second = await gateway.another();
    const round = await soldRound();
    await using whole = await readEvents(gateway.origin + PATH);
    await whole.event(({ name }) => name === "state");
    await moveClock(db, "60 seconds");
    await openAndDraw(services);
    const got: StreamEvent[] = [];
    let last = `${round.id}:0`;
    for (let cut = 0; (await readRound(db, round)).state !== "finished"; cut += 1) {
      await callNext();
      if (cut % 6 !== 0) continue;
      await using part = await readEvents((cut % 12 === 0 ? second : gateway).origin + PATH, last);
      const { shown } = await readRound(db, round);
      await part.event(
        ({ name, data }) => name === "ball" && (data as { called: { index: number } }).called.index === shown,
      );
      got.push(...ofRound(part.events, round));
      last = got.at(-1)?.id ?? last;
      expect(namesOf(part.events)).not.toContain("state");
    }
    await whole.event(({ name }) => name === "finished");
    await using rest = await readEvents(second.origin + PATH, last);
    if (last !== `${round.id}:${ofRound(whole.events, round).length}`) {
      await rest.event(({ name }) => name === "finished");
    }
    got.push(...ofRound(rest.events, round));
    expect(got).toEqual(ofRound(whole.events, round));
  });

  it.each(["00000000-0000-4000-8000-000000000000:4", "nonsense", "", ":", "x".repeat(500)])(
    "begins anew with its state after %j, which it does not know",
    async (lastEventId) => {
      await using reader = await readEvents(gateway.origin + PATH, lastEventId);
      await reader.event(({ name }) => name === "state");
      expect(namesOf(reader.events)).toEqual(["state"]);
    },
  );

  it("is not there for a room of nobody", async () => {
    const answer = await fetch(`${gateway.origin}/gateway/games/public/rooms/nowhere/stream?brand=fjord`);
    expect(answer.status).toBe(404);
  });

  it("ends with a time to come back after when the process drains, which waits for no reader", async () => {
    const draining = await gateway.another();
    await using reader = await readEvents(draining.origin + PATH);
    await reader.event(({ name }) => name === "state");
    await draining[Symbol.asyncDispose]();
    await reader.ended;
    const waits = [...reader.text().matchAll(/^retry: (\d+)$/gm)].map(([, wait]) => Number(wait));
    expect(waits).toHaveLength(2);
    expect(waits.every((wait) => wait >= 1_000 && wait < 5_000)).toBe(true);
  });
});
