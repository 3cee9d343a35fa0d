import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { Section } from "../report/section.ts";
import type { Bench } from "../stack/bench.ts";

const SummarySchema = z.object({
  execution: z.object({ attempted: z.number(), cached: z.number() }),
});
const BUILD_MS = 900_000;

function build(root: string): z.infer<typeof SummarySchema>["execution"] {
  const folder = join(root, ".turbo/runs");
  const before = new Set(globSync("*.json", { cwd: folder }));
  const run = spawnSync("turbo", ["run", "build", "--filter=./apps/*", "--output-logs=none", "--summarize"], {
    cwd: root,
    encoding: "utf8",
    timeout: BUILD_MS,
  });
  if (run.status !== 0) throw new Error(`turbo build failed:\n${run.stdout}${run.stderr}`);
  const [file] = globSync("*.json", { cwd: folder }).filter((name) => !before.has(name));
  if (!file) throw new Error(`turbo wrote no summary into ${folder}.`);
  return SummarySchema.parse(JSON.parse(readFileSync(join(folder, file), "utf8"))).execution;
}

/** Two builds in a row: nothing changed between them, so the second runs no task. */
export async function turboSection({ root }: Bench): Promise<Section> {
  const first = build(root);
  const second = build(root);
  return {
    id: "turbo",
    title: "An unchanged build",
    figures: [
      {
        what: "tasks of a second `turbo run build`",
        measured: `${second.cached} of ${second.attempted} from the cache`,
        calibration: `first run ${first.cached} of ${first.attempted}`,
        result: `${second.attempted - second.cached} ran`,
        target: "0 ran",
        isMet: second.attempted > 0 && second.cached === second.attempted,
      },
    ],
    notes: [],
  };
}
