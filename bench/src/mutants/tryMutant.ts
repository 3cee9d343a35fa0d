import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";
import { MUTANTS } from "./mutants.ts";
import type { Edit, Mutant, MutantOutcome } from "./list/mutant.ts";
import { MUTANT_VARIABLE } from "./mutateLoads.ts";
import { mutatePlugin } from "./mutatePlugin.ts";
import { mutateReads } from "./mutateReads.ts";

/**
 * `node tryMutant.ts <index> [--unchanged]`: runs the tests that carry the mutant's id with the mistake made (or with
 * the code as it is) and writes the outcome as one line of JSON. A process of its own, because module caches and
 * global set-ups outlive a run.
 */
const root = resolve(import.meta.dirname, "../../..");

/** The workspace package that a file belongs to. */
function roomOf(file: string): string {
  const [first = "", second = ""] = file.split("/");
  return join(root, ["packages", "brands", "apps"].includes(first) ? join(first, second) : first);
}

async function outcomeOf(mutant: Mutant, isChanged: boolean): Promise<MutantOutcome> {
  const { file, find } = mutant;
  const places = readFileSync(join(root, file), "utf8").split(find).length - 1;
  if (places !== 1) return { kind: "invalid", reason: `the text stands ${places} times in ${file}` };
  const edit: Edit = { file: join(root, file), find, replace: isChanged ? mutant.replace : find };
  process.env[MUTANT_VARIABLE] = JSON.stringify(edit);
  mutateReads(edit, root);
  const room = roomOf(mutant.test);
  process.chdir(room);
  const vitest = await startVitest(
    "test",
    [join(root, mutant.test)],
    {
      root: room,
      watch: false,
      // A cached module would come without the mistake.
      fsModuleCache: false,
      // Only the outcome counts; an empty reporter prints nothing.
      reporters: [{}],
      testNamePattern: new RegExp(`asvs:${mutant.id.replaceAll(".", "\\.")}(?!\\d)`),
    },
    {
      plugins: [mutatePlugin(edit, root)],
      test: { setupFiles: [join(import.meta.dirname, "mutateChildren.ts")] },
    },
  );
  const files = vitest.state.getTestModules();
  const states = files.flatMap((module) =>
    [...module.children.allTests()].map((test) => test.result().state),
  );
  const failed = states.filter((state) => state === "failed").length;
  const passed = states.filter((state) => state === "passed").length;
  const isBroken = files.some((module) => module.state() === "failed");
  await vitest.close();
  if (failed > 0) return { kind: "killed", failed };
  if (passed > 0 && !isBroken) return { kind: "survived", passed };
  return { kind: "invalid", reason: "no test ran" };
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { unchanged: { type: "boolean", default: false } },
});
const mutant = MUTANTS[Number(positionals[0])];
if (mutant === undefined) throw new Error(`There is no mutant ${positionals[0]}.`);
const outcome = await outcomeOf(mutant, !values.unchanged);
process.stdout.write(`\n${JSON.stringify(outcome)}\n`, () => process.exit(0));
