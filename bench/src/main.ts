import { readFile, writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { cacheSection } from "./cache/cacheSection.ts";
import { chatSection } from "./chat/chatSection.ts";
import { edgeSection } from "./edge/edgeSection.ts";
import { gamesSection } from "./games/gamesSection.ts";
import { writeParSheets } from "./games/writeParSheets.ts";
import { secureSource } from "./games/secureSource.ts";
import { stripsOf } from "./games/stripsOf.ts";
import { pagesSection } from "./play/pagesSection.ts";
import { hallSection } from "./play/hallSection.ts";
import { playSection } from "./play/playSection.ts";
import { streamsSection } from "./play/streamsSection.ts";
import { jsSection } from "./js/jsSection.ts";
import { lighthouseSection } from "./lighthouse/lighthouseSection.ts";
import { overviewSection } from "./overview/overviewSection.ts";
import { playersSection } from "./players/playersSection.ts";
import { reportMachine } from "./machine/machineReport.ts";
import { reportMutants } from "./mutants/mutantsReport.ts";
import { moneySection } from "./money/moneySection.ts";
import { missesOf, type Section } from "./report/section.ts";
import { sectionTable } from "./report/sectionTable.ts";
import { writeBetween } from "./report/writeBetween.ts";
import type { Bench } from "./stack/bench.ts";
import { openBench } from "./stack/openBench.ts";
import { supportSection } from "./support/supportSection.ts";
import { turboSection } from "./turbo/turboSection.ts";

/** What `play` consists of besides its own section. */
const PARTS_OF_PLAY = ["hall", "streams", "play-pages"];

/** In this order, because visiting every page fills the edge's memory and would disturb the loads. */
const SECTIONS: Readonly<Record<string, (bench: Bench) => Promise<Section>>> = {
  js: jsSection,
  edge: edgeSection,
  lighthouse: lighthouseSection,
  overview: overviewSection,
  players: playersSection,
  streams: streamsSection,
  "play-pages": pagesSection,
  cache: cacheSection,
  turbo: turboSection,
};

/** Sections that need no running product. */
const ALONE: Readonly<Record<string, (load: Pick<Bench, "seconds">) => Promise<Section>>> = {
  money: moneySection,
  games: gamesSection,
  support: supportSection,
  chat: chatSection,
  play: playSection,
  hall: hallSection,
};

const root = resolve(import.meta.dirname, "../..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    write: { type: "boolean", default: false },
    runs: { type: "string", default: "5" },
    seconds: { type: "string", default: "8" },
    games: { type: "string" },
    slot: { type: "string" },
    rtp: { type: "string" },
  },
});

function positive(name: "runs" | "seconds" | "games", max: number): number {
  const value = Number(values[name]);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`--${name} is a whole number from 1 to ${max}, not "${values[name]}".`);
}

/** Date, machine and load average, without which a figure says little. */
const circumstances = () =>
  `Taken ${new Date().toISOString().slice(0, 16).replace("T", " ")} UTC on ${cpus().length} cores, Node ${process.versions.node}, load average ${(loadavg()[0] ?? 0).toFixed(1)} at the end.`;

async function measure<Place>(
  known: Readonly<Record<string, (place: Place) => Promise<Section>>>,
  place: Place,
  ids: readonly string[],
): Promise<readonly Section[]> {
  const sections: Section[] = [];
  for (const [id, take] of Object.entries(known)) {
    if (!ids.includes(id)) continue;
    const taken = await take(place);
    const section = { ...taken, notes: [...taken.notes, circumstances()] };
    console.log(`\n## ${section.title}\n\n${sectionTable(section)}`);
    sections.push(section);
    // Write each section at once, so that a later failure loses no figures.
    if (values.write) await write(section);
  }
  return sections;
}

async function write(section: Section): Promise<void> {
  const file = join(root, "docs/benchmarks.md");
  const document = await readFile(file, "utf8");
  await writeFile(file, writeBetween(document, section.id, sectionTable(section)));
}

async function main(): Promise<void> {
  // Mutants run tests and need no running product.
  if (positionals[0] === "mutants") {
    process.exitCode = reportMutants(positionals.slice(1)) > 0 ? 1 : 0;
    return;
  }
  if (positionals[0] === "machine") {
    process.exitCode = reportMachine(root) > 0 ? 1 : 0;
    return;
  }
  if (positionals[0] === "par-sheets") {
    writeParSheets(root);
    return;
  }
  if (positionals[0] === "strips") {
    const asked = { slot: values.slot ?? "", rtpPercent: Number(values.rtp) };
    if (!(asked.rtpPercent > 0 && asked.rtpPercent < 100)) {
      throw new Error(`--rtp is a return in per cent, such as 95.5, not "${values.rtp ?? ""}".`);
    }
    for (const line of stripsOf(asked, secureSource)) console.log(line);
    return;
  }
  const all = [...new Set([...Object.keys(ALONE), ...Object.keys(SECTIONS)])];
  const unknown = positionals.find((id) => !all.includes(id));
  if (unknown) throw new Error(`There is no section "${unknown}"; there are ${all.join(", ")}.`);
  const load = { runs: positive("runs", 25), seconds: positive("seconds", 60) };
  const games = values.games === undefined ? undefined : positive("games", 10_000);
  const asked = positionals.length > 0 ? positionals : all;
  const ids = asked.includes("play") ? [...asked, ...PARTS_OF_PLAY] : asked;
  const sections = [...(await measure(ALONE, load, ids))];
  if (ids.some((id) => id in SECTIONS)) {
    const { bench, close } = await openBench(root, load, games);
    try {
      sections.push(...(await measure(SECTIONS, bench, ids)));
    } finally {
      await close();
    }
  }
  const misses = missesOf(sections);
  for (const { what, result, target } of misses)
    console.error(`missed: ${what}: ${result}, target ${target}`);
  process.exitCode = misses.length > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
