import { settings } from "./settings.ts";

/** Ends the process, with the reason, when its environment cannot be used. */
export function endWithoutSettings(): void {
  try {
    settings();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
