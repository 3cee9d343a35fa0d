import { setTimeout as delay } from "node:timers/promises";
import type { ManagedProcess } from "./managedProcess.ts";
import { waitForHttp } from "./waitForHttp.ts";

/** Starts of one process in {@link WINDOW_MS} after which something is wrong that a start does not mend. */
const MAX_RESTARTS = 3;
const WINDOW_MS = 60_000;
const READY_MS = 60_000;

interface KeepOptions {
  /** Told what ended, and when it is back. */
  readonly report: (message: string) => void;
  /** The stack is being stopped: what ends now shall end. */
  readonly signal: AbortSignal;
  /** Waited before a start that follows another one. */
  readonly pauseMs?: number;
}

/**
 * Starts a process again whenever it ends by itself, and says so: the other parts go on meanwhile, pages come from the
 * edge's memory.
 *
 * @returns a sentence when it has ended too often; never, once the stack is being stopped.
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
      // It has ended once more, and the loop tells why.
      () => undefined,
    );
  }
}
