import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

/** How Prosody is run: program, its first arguments, and what it needs around it. */
export interface ProsodyProgram {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const PLACES = ["/usr/bin/prosody", "/opt/homebrew/bin/prosody", "/usr/local/bin/prosody"];
/** Where `tooling/src/prosody.ts` has unpacked Debian's packages. */
const UNPACKED = resolve(import.meta.dirname, "../../node_modules/.cache/prosody");

/** The machine's Prosody, or the one that was unpacked for this repository; undefined where there is none. */
export function findProsody(own = process.env["PROSODY_PATH"]): ProsodyProgram | undefined {
  const command = [own ?? "", ...PLACES].find((place) => place !== "" && existsSync(place));
  if (command !== undefined) return { command, args: [], env: {} };
  const launcher = join(UNPACKED, "launch.sh");
  return existsSync(launcher) ? { command: launcher, args: [], env: {} } : undefined;
}
