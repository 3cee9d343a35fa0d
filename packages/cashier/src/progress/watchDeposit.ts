import { ApiError } from "@spilhus/api-client";
import type { Deposit } from "@spilhus/contracts/payments";

/** Seconds between requests; then every `LONGEST`. */
const DELAYS: readonly number[] = [1, 2, 3, 5, 8];
const LONGEST = 10;

interface WatchOptions {
  readonly read: (signal: AbortSignal) => Promise<Deposit>;
  readonly onDeposit: (deposit: Deposit) => void;
  /** The status could not be read; asked again unless the deposit does not exist. */
  readonly onFailure: (failure: "missing" | "failed") => void;
  readonly page?: Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;
}

/**
 * Requests the state of a deposit until it is final: at once, then at growing intervals. A hidden page asks nothing; when it
 * is seen again it asks at once.
 *
 * @returns stops it
 */
export function watchDeposit({ read, onDeposit, onFailure, page = document }: WatchOptions): () => void {
  const stop = new AbortController();
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaitingForSight = false;

  const ask = async (): Promise<void> => {
    if (page.visibilityState === "hidden") {
      isWaitingForSight = true;
      return;
    }
    try {
      const deposit = await read(stop.signal);
      if (stop.signal.aborted) return;
      onDeposit(deposit);
      if (deposit.isFinal) return;
    } catch (error) {
      if (stop.signal.aborted) return;
      const isMissing = error instanceof ApiError && error.status === 404;
      onFailure(isMissing ? "missing" : "failed");
      if (isMissing) return;
    }
    timer = setTimeout(() => void ask(), (DELAYS[turn] ?? LONGEST) * 1_000);
    turn += 1;
  };
  const onSight = () => {
    if (!isWaitingForSight || page.visibilityState === "hidden") return;
    isWaitingForSight = false;
    turn = 0;
    void ask();
  };
  page.addEventListener("visibilitychange", onSight);
  void ask();
  return () => {
    stop.abort();
    clearTimeout(timer);
    page.removeEventListener("visibilitychange", onSight);
  };
}
