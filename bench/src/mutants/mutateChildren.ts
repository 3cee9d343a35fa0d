import childProcess, { type SpawnOptions } from "node:child_process";
import { syncBuiltinESMExports } from "node:module";
import { MUTANT_VARIABLE } from "./mutateLoads.ts";

/**
 * Setup file of a mutant's test run. Gives the mistake to processes that tests start: Vite does not load their files, and
 * tests choose their environment.
 */
const mutant = process.env[MUTANT_VARIABLE];
const loader = `--import=${new URL("mutateLoads.ts", import.meta.url).href}`;

if (mutant !== undefined) {
  childProcess.spawn = new Proxy(childProcess.spawn, {
    apply(spawn, self, [command, args, options]: [string, readonly string[], SpawnOptions]) {
      const env = { ...(options.env ?? process.env), [MUTANT_VARIABLE]: mutant, NODE_OPTIONS: loader };
      return Reflect.apply(spawn, self, [command, args, { ...options, env }]);
    },
  });
  syncBuiltinESMExports();
}
