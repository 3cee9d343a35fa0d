import type { Log } from "@spilhus/lib";

/** Longest a stop may take before the process ends all the same. */
const STOP_MS = 15_000;

/** Stops the process in order, and ends it by force when that takes too long. */
export function endProcess(log: Log, stop: () => Promise<void>, exitCode: number): void {
  setTimeout(() => process.exit(1), STOP_MS).unref();
  stop().then(
    () => process.exit(exitCode),
    (error: unknown) => {
      log("error", "gateway did not stop in order", { error });
      process.exit(1);
    },
  );
}

/**
 * The last resort for errors that no code handles (ASVS 5.0 16.5.4): they are logged, and the process ends in order,
 * since nobody knows what state it is in. Whoever supervises it starts another one.
 */
export function endOnUnhandled(log: Log, stop: () => Promise<void>): void {
  let isEnding = false;
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error: unknown) => {
      log("error", "an error was not handled, gateway stops", { security: true, event, error });
      if (isEnding) return;
      isEnding = true;
      endProcess(log, stop, 1);
    });
  }
}
