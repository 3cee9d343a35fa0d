import type { XmppClient } from "@spilhus/chat-server/testing";
import * as z from "zod";
import { fetchBody } from "../http/fetchBody.ts";
import { load } from "../edge/load.ts";
import { percentile } from "../report/percentile.ts";
import type { Figure } from "../report/section.ts";
import { waitFor } from "../stack/waitFor.ts";
import type { ChatProcesses, EdgeOfChat } from "./chatProcesses.ts";
import { enterPatiently } from "./enterPatiently.ts";
import { forEach, type LoadChatter } from "./loadedChat.ts";
import { ms } from "./times.ts";

export const CONNECTED = 2_000;
export const OF_A_SESSION = 3;
const IDLE = 1_000;
const PAGES_A_SECOND = 200;
const TURNS = 5;
const KIB = 1_024;
const TARGET = { memoryKb: 40, page: 1.1 };

const MetricsSchema = z.object({ memory: z.object({ rss: z.number() }) });
const memoryOf = async ({ edge }: ChatProcesses) =>
  MetricsSchema.parse(await (await fetch(`${edge.control}/metrics`)).json()).memory.rss;

/** Pages of an edge that holds sockets beside those of one that holds none, in turns. */
async function pageFigure(chat: ChatProcesses, idle: number): Promise<Figure> {
  const taken = { holds: [] as number[], calm: [] as number[] };
  const ask = async ({ port }: EdgeOfChat, seconds: number) => {
    const url = `http://127.0.0.1:${port}/`;
    const headers = { host: `fjord.localhost:${port}`, "accept-encoding": "br" };
    await waitFor("A page in br", async () => (await fetchBody(url, headers)).encoding === "br", 20_000);
    return (await load({ url, headers, seconds, rate: PAGES_A_SECOND })).p99Ms;
  };
  await Promise.all([ask(chat.edge, 1), ask(chat.calmEdge, 1)]);
  for (let turn = 0; turn < TURNS; turn += 1) {
    taken.calm.push(await ask(chat.calmEdge, 3));
    taken.holds.push(await ask(chat.edge, 3));
  }
  const middle = (times: readonly number[]) =>
    percentile(
      times.toSorted((one, other) => one - other),
      0.5,
    );
  const times = middle(taken.holds) / middle(taken.calm);
  return {
    what: `a page beside ${idle.toLocaleString("en-GB")} idle sockets, ${PAGES_A_SECOND} pages/s`,
    measured: `p99 ${ms(middle(taken.holds))}, the middle of ${TURNS} turns`,
    calibration: `another edge without a socket: p99 ${ms(middle(taken.calm))}`,
    result: `${times.toFixed(2)} ×`,
    target: `≤ ${TARGET.page} ×`,
    isMet: times <= TARGET.page,
  };
}

/** As many sockets as an edge takes, three of each session; on the way there, what they do to pages. */
export async function connectedFigures(
  chat: ChatProcesses,
  players: readonly LoadChatter[],
): Promise<readonly Figure[]> {
  const before = await memoryOf(chat);
  const wanted = Array.from({ length: OF_A_SESSION }, () => players)
    .flat()
    .slice(0, CONNECTED);
  const enter = async (some: readonly LoadChatter[]) => {
    const entered = await forEach(some, (player) => enterPatiently(chat, player).catch(() => undefined));
    return entered.filter((client): client is XmppClient => client !== undefined);
  };
  const begun = performance.now();
  const first = await enter(wanted.slice(0, IDLE));
  const seconds = (performance.now() - begun) / 1_000;
  const page = await pageFigure(chat, first.length);
  const clients = [...first, ...(await enter(wanted.slice(IDLE)))];
  const open = clients.filter(({ isClosed }) => !isClosed).length;
  const eachKb = ((await memoryOf(chat)) - before) / Math.max(1, open) / KIB;
  for (const client of clients) client.close();
  return [
    page,
    {
      what: `players connected through one edge, ${CONNECTED.toLocaleString("en-GB")} asked for`,
      measured: `${(first.length / seconds).toFixed(0)} logins/s, with a password each`,
      ...{ calibration: "", result: String(open), target: String(CONNECTED), isMet: open === CONNECTED },
    },
    {
      what: "memory of the edge for each",
      ...{
        measured: `${eachKb.toFixed(1)} KB`,
        calibration: `${(before / KIB / KIB).toFixed(0)} MiB before`,
      },
      ...{ result: `${eachKb.toFixed(1)} KB`, target: `≤ ${TARGET.memoryKb} KB` },
      isMet: eachKb <= TARGET.memoryKb,
    },
  ];
}
