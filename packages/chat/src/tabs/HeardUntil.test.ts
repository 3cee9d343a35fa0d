import { describe, expect, it } from "vitest";
import type { ConnectionState } from "../connection/connectionState.ts";
import { HeardUntil } from "./HeardUntil.ts";

const HALL = "hall-a";
const at = (time: string) => `2026-11-26T${time}Z`;
const told = (room = HALL) => ({ type: "subject", room, text: "" }) as const;
const time = (serverTime: string) =>
  ({ type: "notice", room: "fjord", line: { kind: "server-time", serverTime } }) as const;
const connection = (state: ConnectionState) => ({ type: "connection", state }) as const;
const JOINING = connection({ at: "joining", tries: 0, shown: "online" });

describe("the time until which a room was heard", () => {
  it("is the server's last one on a stream that has told the room's history (R4.16, chat attack 23)", () => {
    const heard = new HeardUntil();
    heard.hear(JOINING);
    heard.hear(time(at("10:00:00")));
    expect(heard.in(HALL)).toBeUndefined();
    heard.hear(told());
    expect(heard.in(HALL)).toBe(at("10:00:00"));
    heard.hear(time(at("10:00:45")));
    expect(heard.in(HALL)).toBe(at("10:00:45"));
    expect(heard.in("another")).toBeUndefined();
  });

  it("does not move on while a new stream has yet to tell what was missed", () => {
    const heard = new HeardUntil();
    for (const change of [time(at("10:00:00")), told(), JOINING, time(at("10:20:00"))]) heard.hear(change);
    expect(heard.in(HALL)).toBe(at("10:00:00"));
    heard.hear(told());
    expect(heard.in(HALL)).toBe(at("10:20:00"));
  });

  it("stays where it was in a room that the player is not in", () => {
    const heard = new HeardUntil();
    for (const change of [time(at("10:00:00")), told(), told("hall-b")]) heard.hear(change);
    heard.hear({ type: "left", room: HALL });
    heard.hear({ type: "turned-away", room: "hall-b", condition: "forbidden", other: undefined });
    heard.hear(time(at("10:20:00")));
    expect([heard.in(HALL), heard.in("hall-b")]).toEqual([at("10:00:00"), at("10:00:00")]);
  });

  it("is told to the player's other pages", () => {
    const [heard, other] = [new HeardUntil(), new HeardUntil()];
    for (const change of [time(at("10:00:00")), told()]) heard.hear(change);
    other.take(heard.all);
    other.hear(time(at("10:00:45")));
    expect(other.in(HALL)).toBe(at("10:00:45"));
  });
});
