import { useEffect, useState } from "react";
import { ApiError, getDepositOptions } from "@spilhus/api-client";
import type { DepositOptions } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";

/** The player's deposit options: loading, loaded, closed to the player, or unavailable. */
export type OptionsState =
  | { readonly is: "loading" | "closed" | "failed" }
  | { readonly is: "read"; readonly options: DepositOptions };

async function readOptions(signal?: AbortSignal): Promise<OptionsState> {
  try {
    return { is: "read", options: await getDepositOptions(playerTransport, { signal }) };
  } catch (error) {
    const isClosed = error instanceof ApiError && error.reason === "restricted";
    return { is: isClosed ? "closed" : "failed" };
  }
}

/** Reads what the player can deposit, each time the form opens. */
export function useDepositOptions(): { readonly state: OptionsState; readonly retry: () => void } {
  const [state, setState] = useState<OptionsState>({ is: "loading" });
  useEffect(() => {
    const ending = new AbortController();
    void readOptions(ending.signal).then((next) => {
      if (!ending.signal.aborted) setState(next);
    });
    return () => ending.abort();
  }, []);
  return {
    state,
    retry() {
      setState({ is: "loading" });
      void readOptions().then(setState);
    },
  };
}
