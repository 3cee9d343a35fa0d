import { writeFileSync } from "node:fs";
import { buildScript, SCRIPTS, type ScriptName } from "./buildScript.ts";

/** `node packages/game-api/scripts/build.ts` */
// The names are the keys of this very object.
for (const name of Object.keys(SCRIPTS) as ScriptName[]) {
  writeFileSync(SCRIPTS[name].file, await buildScript(name));
}
