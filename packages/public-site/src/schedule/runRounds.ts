import { serverClock } from "./serverClock.ts";
import { updateRounds } from "./updateRounds.ts";

/** Runs the countdowns of all rounds on the page by the server's clock, until it is stopped. */
export async function runRounds(startedText: string, stopped: AbortSignal): Promise<void> {
  const now = await serverClock();
  if (stopped.aborted) return;
  const update = () => updateRounds(now(), startedText);
  update();
  const timer = setInterval(update, 1_000);
  stopped.addEventListener("abort", () => clearInterval(timer), { once: true });
}
