import { setTimeout as wait } from "node:timers/promises";
import { STREAM_ROOM } from "@spilhus/contracts/bingo";
import { HALL } from "@spilhus/gateway/load";
import * as z from "zod";
import { percentile } from "../report/percentile.ts";
import type { Figure, Section } from "../report/section.ts";
import { waitFor } from "../stack/waitFor.ts";
import { Arrivals } from "./arrivals.ts";
import { type HallProcesses, startHallProcesses } from "./hallProcesses.ts";
import { openStreams } from "./openStreams.ts";

const STARTS_IN_SECONDS = 25;
const INTERVAL_MS = 3_000;
const READERS = 1_000;
const WATCHERS = 2_000;
const NUMBERS = 20;
const MOST_MS = { spread: 250, late: 100 } as const;
const MOST_CORE = 0.15;

const CpuSchema = z.object({ cpu: z.object({ user: z.number(), system: z.number() }) });

/** Processor time of the edge in milliseconds. */
async function cpuMs({ control }: HallProcesses): Promise<number> {
  const answer = await fetch(`${control}/metrics`, { signal: AbortSignal.timeout(5_000) });
  const { cpu } = CpuSchema.parse(await answer.json());
  return (cpu.user + cpu.system) / 1_000;
}

function slowest(what: string, sorted: readonly number[], most: number): Figure {
  const [p50, p99] = [percentile(sorted, 0.5), percentile(sorted, 0.99)];
  return {
    ...{
      what,
      measured: `p99 ${p99.toFixed(0)} ms of ${sorted.length}`,
      calibration: `p50 ${p50.toFixed(0)} ms`,
    },
    ...{ result: `${p99.toFixed(0)} ms`, target: `≤ ${most} ms`, isMet: p99 <= most },
  };
}

/** How soon the numbers of a round come to those who watch it, and what that costs the edge. */
export async function hallSection(): Promise<Section> {
  await using processes = await startHallProcesses();
  const { hall, port } = processes;
  const room = { port, host: `fjord.localhost:${port}`, path: STREAM_ROOM.path.replace("{slug}", HALL) };
  await hall.addRound(STARTS_IN_SECONDS);
  const arrivals = new Arrivals();
  const onChunk = (text: string) => arrivals.take(text, performance.timeOrigin + performance.now());
  const readers = await openStreams({ ...room, count: READERS, onChunk });
  if (readers.begun !== READERS) throw new Error(`Only ${readers.begun} streams began.`);
  await waitFor(
    "The round",
    async () => arrivals.count >= NUMBERS,
    (NUMBERS + 2) * INTERVAL_MS + STARTS_IN_SECONDS * 1_000,
  );
  const figures = [
    slowest(
      `a number comes from the first to the last of ${READERS.toLocaleString("en-GB")} readers`,
      arrivals.spread(READERS),
      MOST_MS.spread,
    ),
    slowest("from when a number is due to its first reader", arrivals.lateness(INTERVAL_MS), MOST_MS.late),
  ];
  const others = await openStreams({ ...room, count: WATCHERS - READERS });
  const [before, since] = [await cpuMs(processes), performance.now()];
  await wait(10 * INTERVAL_MS);
  const share = ((await cpuMs(processes)) - before) / (performance.now() - since);
  readers.close();
  others.close();
  return {
    id: "hall",
    title: "Numbers of a hall",
    figures: [
      ...figures,
      {
        what: `processor time of the edge with ${WATCHERS.toLocaleString("en-GB")} watchers, a number every 3 s`,
        ...{ measured: `${(share * 100).toFixed(1)} % of a core`, calibration: "" },
        ...{
          result: `${(share * 100).toFixed(1)} %`,
          target: `≤ ${MOST_CORE * 100} %`,
          isMet: share <= MOST_CORE,
        },
      },
    ],
    notes: ["The readers run in one process beside gateway and edge."],
  };
}
