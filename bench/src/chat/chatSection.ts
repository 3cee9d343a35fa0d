import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { percentile } from "../report/percentile.ts";
import type { Figure, Section } from "../report/section.ts";
import { type ChatProcesses, startChatProcesses } from "./chatProcesses.ts";
import { CONNECTED, connectedFigures, OF_A_SESSION } from "./connected.ts";
import { enterPatiently } from "./enterPatiently.ts";
import { addLoadChatters, forEach, type LoadChatter, nameAll } from "./loadedChat.ts";
import { resumptionFigure } from "./resumption.ts";
import { ms } from "./times.ts";
import { waysOfALine } from "./waysOfALine.ts";

const IN_A_ROOM = 200;
const EXCLUDED = 100;
const EXCLUDED_AT_ONCE = 5;
const IN_THE_STORM = 500;
const TARGET = { outMs: 2_000, backMs: 20_000 };

/** From the hold in the database, of which nobody is told, to the end of the player's socket. */
async function exclusionFigure(chat: ChatProcesses, players: readonly LoadChatter[]): Promise<Figure> {
  const taken = await forEach(
    players,
    async (player) => {
      const client = await enterPatiently(chat, player);
      await chat.db.execute(
        sql`insert into holds (player_id, kind, source) values (${player.id}, 'suspended', 'service')`,
      );
      const since = performance.now();
      await client.ended(30_000);
      return performance.now() - since;
    },
    EXCLUDED_AT_ONCE,
  );
  const sorted = taken.toSorted((one, other) => one - other);
  const most = percentile(sorted, 1);
  return {
    what: `an excluded player is out, the slowest of ${players.length}`,
    ...{ measured: ms(most), calibration: `the middle one ${ms(percentile(sorted, 0.5))}` },
    ...{ result: ms(most), target: `≤ ${ms(TARGET.outMs)}`, isMet: most <= TARGET.outMs },
  };
}

async function stormFigure(chat: ChatProcesses, players: readonly LoadChatter[]): Promise<Figure> {
  const clients = await forEach(players, (player) => enterPatiently(chat, player));
  const back = players.map(async (player, place) => {
    await clients[place]?.ended(30_000);
    await wait(1_000);
    const again = await enterPatiently(chat, player);
    return { at: performance.now(), close: () => again.close() };
  });
  await chat.server.restart();
  const accepts = performance.now();
  const all = await Promise.all(back);
  for (const { close } of all) close();
  const sorted = all.map(({ at }) => at - accepts).toSorted((one, other) => one - other);
  const last = percentile(sorted, 1);
  return {
    what: `all ${players.length} players are back after the chat server was killed`,
    measured: `the last ${(last / 1_000).toFixed(1)} s after it accepts again`,
    calibration: `the middle one ${(percentile(sorted, 0.5) / 1_000).toFixed(1)} s; the first attempt comes after 1 s`,
    ...{ result: `${(last / 1_000).toFixed(1)} s`, target: `≤ ${TARGET.backMs / 1_000} s` },
    isMet: last <= TARGET.backMs,
  };
}

/** What the chat costs, and how soon it ends and comes back: edges, gateway and chat server are processes of their own. */
export async function chatSection({ seconds }: { readonly seconds: number }): Promise<Section> {
  await using chat = await startChatProcesses();
  const players = await addLoadChatters(chat, Math.ceil(CONNECTED / OF_A_SESSION) + EXCLUDED);
  const [leaving, staying] = [players.slice(0, EXCLUDED), players.slice(EXCLUDED)];
  const speaking = await nameAll(chat, staying.slice(0, IN_A_ROOM));
  // Each part takes a minute or two: what is measured is told at once.
  const told = (figures: readonly Figure[]) => {
    for (const { what, measured, calibration } of figures)
      console.error(`${what}: ${measured}; ${calibration}`);
    return figures;
  };
  return {
    id: "chat",
    title: "Chat",
    figures: [
      ...told([await exclusionFigure(chat, leaving)]),
      ...told(await waysOfALine(chat, speaking, Math.max(seconds, 12))),
      ...told([await stormFigure(chat, staying.slice(0, IN_THE_STORM))]),
      ...told(await connectedFigures(chat, staying)),
      ...told([await resumptionFigure()]),
    ],
    notes: ["The players of the load run in one process beside what is measured."],
  };
}
