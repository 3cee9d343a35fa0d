import { AccountStatusAnswerSchema, GET_ACCOUNT_STATUSES } from "@spilhus/contracts/edge";
import { SESSION_STREAM_PATH } from "@spilhus/contracts/play";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { player } from "../../testing/accountStatusDouble.ts";
import { roomDouble, ROOM_STREAM } from "../../testing/roomDouble.ts";
import { readStream } from "../../testing/streamReader.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { until } from "../../testing/until.ts";
import { answer, type Handler } from "../../testing/upstreamDouble.ts";

const JSON_TYPE = { "content-type": "application/json" };
let test: TestEdge;
/** What the gateway says of each session; nothing for one that is over. */
const UNTIL = "2026-11-27T12:00:00Z";
let players: Map<string, ReturnType<typeof player> | { loggedIn: false; because: string; until?: string }>;
let isSilent: boolean;
/** The sessions of each question. */
let asked: string[][];

const statuses: Handler = (request, response) => {
  if (request.url !== GET_ACCOUNT_STATUSES.path) return answer(response, 200, JSON_TYPE, '{"rules":[]}');
  let body = "";
  request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
  request.on("end", () => {
    if (isSilent) return answer(response, 503, JSON_TYPE, "{}");
    const { questions } = GET_ACCOUNT_STATUSES.body.parse(JSON.parse(body));
    asked.push(questions.map(({ session }) => session ?? ""));
    const answers = questions.map(({ session }) =>
      AccountStatusAnswerSchema.parse(players.get(session ?? "") ?? { loggedIn: false }),
    );
    answer(response, 200, JSON_TYPE, JSON.stringify({ answers }));
  });
};

beforeEach(async () => {
  [players, asked, isSilent] = [
    new Map([
      ["anna", player()],
      ["bo", player()],
    ]),
    [],
    false,
  ];
  test = await startTestEdge({ gateway: roomDouble(statuses).handle });
});
afterEach(() => test.stop());

const open = (session: string, path = SESSION_STREAM_PATH) =>
  readStream(test.edge.port, path, { cookie: `${PLAYER_COOKIES.session.name}=${session}` });
const questions = (count: number) => until(() => asked.length >= count);

describe("a player's open page", () => {
  it.each([
    ["session-ended", undefined],
    ["break", { loggedIn: false as const, because: "break" }],
    ["excluded", { loggedIn: false as const, because: "excluded" }],
    ["ended-elsewhere", { loggedIn: false as const, because: "ended-elsewhere" }],
    ["session-ended", { loggedIn: false as const, because: "of-a-later-gateway" }],
    ["restricted", player({ checkResult: { type: "block" } })],
    ["break", { loggedIn: false as const, because: "break", until: UNTIL }, UNTIL],
    ["restricted", player({ checkResult: { type: "cooldown", context: { until: UNTIL } } }), UNTIL],
    ["limit-reached", player({ withinLimits: false })],
  ])(
    "is told within 2 s that it is over, and until when a break lasts: %s (games attack 9)",
    async (reason, now, until = undefined) => {
      const [page, room] = [await open("anna"), await open("anna", ROOM_STREAM)];
      const other = await open("bo");
      await questions(1);
      const before = asked.length;
      if (now) players.set("anna", now);
      else players.delete("anna");
      await Promise.all([page.ended, room.ended]);
      // One question a second: the answer to the first one after the change ends both streams. Counted, because a clock would
      // measure how busy the machine is.
      expect(asked.slice(before).filter((sessions) => sessions.includes("anna")).length).toBeLessThanOrEqual(
        1,
      );
      expect(page.events).toEqual([
        { event: "ended", data: JSON.stringify({ reason, until }), id: undefined },
      ]);
      expect(room.events.at(-1)).toMatchObject({ event: "ended", data: JSON.stringify({ reason, until }) });
      await questions(asked.length + 1);
      expect(other.events).toEqual([]);
      other.leave();
    },
  );

  it("makes one request a second, however many streams and players there are", async () => {
    await Promise.all(["anna", "bo", "anna", "anna", "bo"].map((session) => open(session)));
    const before = asked.length;
    const startedAt = performance.now();
    await questions(before + 3);
    expect(performance.now() - startedAt).toBeGreaterThan(1_500);
    for (const sessions of asked.slice(-2)) expect(sessions.toSorted()).toEqual(["anna", "bo"]);
  });

  it("stays open while the gateway does not answer, and learns of the end afterwards", async () => {
    const page = await open("anna");
    await questions(1);
    isSilent = true;
    players.delete("anna");
    const before = test.gateway.callsTo(GET_ACCOUNT_STATUSES.path).length;
    await until(() => test.gateway.callsTo(GET_ACCOUNT_STATUSES.path).length >= before + 2);
    expect(page.events).toEqual([]);
    isSilent = false;
    await page.ended;
    expect(page.events.map(({ event }) => event)).toEqual(["ended"]);
  });

  it("of a guest has no stream, and is asked nothing about in a room", async () => {
    expect((await test.get(SESSION_STREAM_PATH)).status).toBe(403);
    expect(
      (await test.get("/_session/other", { headers: { cookie: `${PLAYER_COOKIES.session.name}=anna` } }))
        .status,
    ).toBe(404);
    const guest = await readStream(test.edge.port, ROOM_STREAM);
    await guest.until(1);
    expect(asked).toEqual([]);
  });
});
