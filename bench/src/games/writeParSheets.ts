import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { HOUSE_SLOTS, parSheetOf } from "@spilhus/game-math/games";

const FILE = "packages/game-math/src/games/parSheets.ts";

/**
 * Proves every house slot and writes the sheets into the package.
 *
 * @throws {RangeError} when two proofs of a slot differ; then no file is written
 */
export function writeParSheets(root: string): void {
  const sheets = HOUSE_SLOTS.map(parSheetOf);
  const text = `import type { ParSheet } from "./parSheet.ts";

/** The proven figures of the house's slots. Written by \`npm run bench -- par-sheets\`; do not edit. */
export const PAR_SHEETS: readonly ParSheet[] = ${JSON.stringify(sheets, null, 2)};
`;
  writeFileSync(join(root, FILE), text);
  const { status } = spawnSync(join(root, "node_modules/.bin/oxfmt"), [FILE], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`${FILE} is written but could not be formatted: run npm run format.`);
  for (const { id, rtpPercent, mathVersion } of sheets) console.log(`${id}: ${rtpPercent} %, ${mathVersion}`);
}
