import { setTimeout as wait } from "node:timers/promises";
import type { XmppClient } from "@spilhus/chat-server/testing";
import { percentile } from "../report/percentile.ts";
import type { Figure } from "../report/section.ts";
import type { ChatProcesses } from "./chatProcesses.ts";
import { enterPatiently } from "./enterPatiently.ts";
import { enterDirectly, type NamedChatter, ROOM } from "./loadedChat.ts";
import { ms } from "./times.ts";

const LINES_A_SECOND = 2;
const LOGINS_A_SECOND = 20;
/** On a machine that has much else to do. */
const LATE_MS = 60_000;
const TARGET = { fanOut: 1.3, joinedMs: 500 };

const WAYS = ["direct", "edge"] as const;
type Way = (typeof WAYS)[number];
/** Times in ms of each way, the shortest first. */
type Times = Readonly<Record<Way, readonly number[]>>;
const noTimes = (): Record<Way, number[]> => ({ direct: [], edge: [] });
const sorted = ({ direct, edge }: Times): Times => ({
  direct: direct.toSorted((one, other) => one - other),
  edge: edge.toSorted((one, other) => one - other),
});

interface Member {
  readonly client: XmppClient;
  readonly way: Way;
}

/** Half of the players come through the edge and half straight, in turns, so that whatever else the machine does meets both. */
async function enterAll(chat: ChatProcesses, players: readonly NamedChatter[]) {
  const taken = noTimes();
  const entering = players.map(async (player, place): Promise<Member> => {
    const way = WAYS[place % WAYS.length] ?? "edge";
    await wait((place * 1_000) / LOGINS_A_SECOND);
    const since = performance.now();
    const client = await (way === "edge" ? enterPatiently(chat, player) : enterDirectly(chat, player));
    await client.join(ROOM, player.name);
    taken[way].push(performance.now() - since);
    return { client, way };
  });
  return { members: await Promise.all(entering), joined: sorted(taken) };
}

/** Lines of one way that players of the same way hear: from when each is sent to when each of them has it. */
async function fanOut(members: readonly Member[], seconds: number): Promise<Times> {
  const sent = new Map<string, { readonly at: number; readonly way: Way }>();
  const taken = noTimes();
  for (const { client, way } of members) {
    client.whenHeard = (stanza) => {
      const line = sent.get(/linje nr \d+/.exec(stanza)?.[0] ?? "");
      if (line?.way === way) taken[way].push(performance.now() - line.at);
    };
  }
  const count = Math.round(seconds * LINES_A_SECOND);
  for (let line = 1; line <= count; line += 1) {
    const text = `linje nr ${line}`;
    const speaker = members[line % members.length];
    if (!speaker) throw new Error("Nobody is in the room.");
    sent.set(text, { at: performance.now(), way: speaker.way });
    speaker.client.say(ROOM, text);
    await wait(1_000 / LINES_A_SECOND);
  }
  const most = (count * members.length) / WAYS.length;
  const end = performance.now() + LATE_MS;
  while (taken.direct.length + taken.edge.length < most && performance.now() < end) await wait(50);
  if (taken.direct.length + taken.edge.length < most * 0.99) {
    throw new Error(`${taken.direct.length + taken.edge.length} of ${most} deliveries came.`);
  }
  return sorted(taken);
}

/** How long players take to come in, and a line to reach them, beside the way straight to the chat server. */
export async function waysOfALine(
  chat: ChatProcesses,
  players: readonly NamedChatter[],
  seconds: number,
): Promise<readonly Figure[]> {
  const { members, joined } = await enterAll(chat, players);
  const heard = await fanOut(members, seconds);
  for (const { client } of members) client.close();
  const [edge, direct] = [percentile(heard.edge, 0.99), percentile(heard.direct, 0.99)];
  const p95 = percentile(joined.edge, 0.95);
  return [
    {
      what: `from asking for a password to being in a room of ${players.length}, ${LOGINS_A_SECOND} players/s`,
      measured: `p95 ${ms(p95)} through the edge`,
      calibration: `straight, with a password at hand: p95 ${ms(percentile(joined.direct, 0.95))}`,
      result: ms(p95),
      target: `≤ ${ms(TARGET.joinedMs)}`,
      isMet: p95 <= TARGET.joinedMs,
    },
    {
      what: `a line reaches a room of ${players.length}, ${LINES_A_SECOND} lines/s`,
      measured: `p50 ${ms(percentile(heard.edge, 0.5))}, p99 ${ms(edge)} through the edge, ${heard.edge.length.toLocaleString("en-GB")} deliveries`,
      calibration: `straight, in the same room: p50 ${ms(percentile(heard.direct, 0.5))}, p99 ${ms(direct)}`,
      result: `${(edge / direct).toFixed(2)} ×`,
      target: `≤ ${TARGET.fanOut} ×`,
      isMet: edge / direct <= TARGET.fanOut,
    },
  ];
}
