import { setTimeout as wait } from "node:timers/promises";
import { LIST_ROOMS, RoomsShape, STREAM_ROOM } from "@spilhus/contracts/bingo";
import * as z from "zod";
import type { Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";
import { openStreams } from "./openStreams.ts";

const WATCHERS = 2_000;
const MOST_KB = 40;
const KIB = 1_024;
/** For what the opening itself has left behind. */
const SETTLE_MS = 3_000;

const MetricsSchema = z.object({
  streams: z.object({ open: z.number(), rooms: z.number() }),
  memory: z.object({ rss: z.number() }),
});

async function metricsOf({ control }: Bench) {
  const answer = await fetch(`${control}/metrics`, { signal: AbortSignal.timeout(5_000) });
  return MetricsSchema.parse(await answer.json());
}

async function firstRoom({ gateway, brands: [site] }: Bench) {
  if (!site) throw new Error("There is no brand to measure.");
  const answer = await fetch(`${gateway}${LIST_ROOMS.path}?brand=${site.brand.id}`);
  const [room] = RoomsShape.parse(await answer.json()).rooms;
  if (!room) throw new Error("The brand has no room.");
  return { host: new URL(site.origin).host, path: STREAM_ROOM.path.replace("{slug}", room.slug) };
}

/** What an audience of one room costs the edge, and the gateway behind it. */
export async function streamsSection(bench: Bench): Promise<Section> {
  const room = await firstRoom(bench);
  const before = await metricsOf(bench);
  const streams = await openStreams({ ...room, port: bench.port, count: WATCHERS });
  await wait(SETTLE_MS);
  const { streams: open, memory } = await metricsOf(bench);
  streams.close();
  const eachKb = (memory.rss - before.memory.rss) / WATCHERS / KIB;
  const upstream = open.rooms - before.streams.rooms;
  return {
    id: "streams",
    title: "Streams",
    figures: [
      {
        what: `streams of one room that began, ${WATCHERS.toLocaleString("en-GB")} asked for`,
        ...{ measured: streams.begun.toLocaleString("en-GB"), calibration: "" },
        ...{ result: String(streams.begun), target: String(WATCHERS), isMet: streams.begun === WATCHERS },
      },
      {
        what: "streams of the gateway behind them",
        ...{ measured: String(upstream), calibration: `${open.open.toLocaleString("en-GB")} to browsers` },
        ...{ result: String(upstream), target: "1", isMet: upstream === 1 },
      },
      {
        what: "memory of the edge for each",
        measured: `${((memory.rss - before.memory.rss) / KIB / KIB).toFixed(1)} MiB in all`,
        calibration: `${(before.memory.rss / KIB / KIB).toFixed(0)} MiB before`,
        ...{ result: `${eachKb.toFixed(1)} KB`, target: `≤ ${MOST_KB} KB`, isMet: eachKb <= MOST_KB },
      },
    ],
    notes: ["The streams come from fourteen addresses of this machine: an edge takes 200 of one address."],
  };
}
