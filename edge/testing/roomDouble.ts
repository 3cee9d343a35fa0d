import type { ServerResponse } from "node:http";
import { GET_ROOM_STATE, STREAM_ROOM } from "@spilhus/contracts/bingo";
import { answer, type Handler } from "./upstreamDouble.ts";

/** A gateway with one room, whose events are numbers. */
export interface RoomDouble {
  readonly handle: Handler;
  /** `Last-Event-ID` of each stream that was opened; empty for none. */
  readonly opened: readonly string[];
  /** Streams that are open now. */
  readonly streams: ReadonlySet<ServerResponse>;
  /** Requests for the state so far. */
  statesAsked(): number;
  /** Calls the next number; its event has the id `round:<n>`. */
  call(): void;
  /** Ends all streams in the middle of an event. */
  cut(): void;
}

const SLUG = "havnepavillonen";
const pathOf = (path: string) => `${path.replace("{slug}", SLUG)}?brand=fjord`;
/** The room's events, for a brand called fjord. */
export const ROOM_STREAM = STREAM_ROOM.path.replace("{slug}", SLUG);
export const ROOM_STATE = GET_ROOM_STATE.path.replace("{slug}", SLUG);

const eventOf = (n: number) => `id: round:${n}\nevent: ball\ndata: ${n}\n\n`;

/** @param otherwise answers everything that is not about the room */
export function roomDouble(otherwise: Handler): RoomDouble {
  const opened: string[] = [];
  const streams = new Set<ServerResponse>();
  let called = 0;
  let statesAsked = 0;
  const handle: Handler = (request, response) => {
    if (request.url === pathOf(GET_ROOM_STATE.path)) {
      statesAsked += 1;
      const state = { lastEventId: `round:${called}`, called };
      return answer(response, 200, { "content-type": "application/json" }, JSON.stringify(state));
    }
    if (request.url?.endsWith("/state?brand=fjord") === true) return answer(response, 404, {}, "{}");
    if (request.url !== pathOf(STREAM_ROOM.path)) return otherwise(request, response);
    const since = String(request.headers["last-event-id"] ?? "");
    opened.push(since);
    streams.add(response);
    response.on("close", () => streams.delete(response));
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    for (let n = Number(since.split(":")[1] ?? called) + 1; n <= called; n += 1) response.write(eventOf(n));
  };
  return {
    handle,
    opened,
    streams,
    statesAsked: () => statesAsked,
    call() {
      called += 1;
      for (const stream of streams) stream.write(eventOf(called));
    },
    cut() {
      for (const stream of streams) {
        streams.delete(stream);
        stream.write(eventOf(called + 1).slice(0, 9), () => stream.destroy());
      }
    },
  };
}
