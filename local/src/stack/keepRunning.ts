import { setTimeout as delay } from "node:timers/promises";
import type { ManagedProcess } from "./managedProcess.ts";
import { waitForHttp } from "./waitForHttp.ts";

/** Restarts of one process within {@link WINDOW_MS}; after more, a restart is not expected to help. */
const MAX_RESTARTS = 3;
const WINDOW_MS = 60_000;
const READY_MS = 60_000;

interface KeepOptions {
  /** Receives a line when a process ends and when it is back. */
  readonly report: (message: string) => void;
  /** Aborted when the stack stops; processes that end then are not restarted. */
  readonly signal: AbortSignal;
  /** Pause before the second and later restarts. */
  readonly pauseMs?: number;
}

/**
 * Restarts a process whenever it ends by itself, and reports it. The other processes go on meanwhile; pages come from the
 * edge's memory.
 *
 * @returns the reason when the process has ended too often; never resolves once the stack stops.
 */
export async function keepRunning(managed: ManagedProcess, options: KeepOptions): Promise<string> {
  const { report, signal, pauseMs = 2_000 } = options;
  const restarts: number[] = [];
  for (;;) {
    const reason = await managed.ended;
    if (managed.stopping || signal.aborted) return new Promise<never>(() => {});
    const now = Date.now();
    while (restarts[0] !== undefined && restarts[0] < now - WINDOW_MS) restarts.shift();
    if (restarts.length >= MAX_RESTARTS) {
      return `${reason}. It was started again ${MAX_RESTARTS} times within a minute; giving up.`;
    }
    report(`${reason}; starting it again`);
    if (restarts.length > 0) await delay(pauseMs, undefined, { signal }).catch(() => undefined);
    restarts.push(now);
    managed.restart();
    void waitForHttp(managed.readyUrl, managed.ended, READY_MS).then(
      () => report(`${managed.name} is up again`),
      // It has ended again; the loop reports why.
      () => undefined,
    );
  }
}
