import { writeFileSync } from "node:fs";
import { buildProgram, builtFile, PROGRAMS } from "./buildProgram.ts";

/** `node packages/boot/scripts/build.ts` */
for (const name of PROGRAMS) writeFileSync(builtFile(name), await buildProgram(name));
