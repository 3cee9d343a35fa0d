import { writeFileSync } from "node:fs";
import { BUILT_FILE, buildScript } from "./buildScript.ts";

/** `node packages/game-api/scripts/build.ts` */
writeFileSync(BUILT_FILE, await buildScript());
