import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { readAgain } from "@spilhus/player-session/session";
import { moneyChanged } from "../balance/balanceQuery.ts";
import { type Answered, confirmAddress, needsMitId, sendRequest } from "./sendRequest.ts";
import { accountsQuery, optionsQuery, withdrawalsQuery } from "./withdrawalQueries.ts";
import { keptWithdrawal, type AskedRequest } from "./withdrawalRequest.ts";

/** The state of the player's latest request. */
export type RequestState =
  | { readonly is: "idle" | "sending" | "leaving" | "finishing" }
  | { readonly is: "done"; readonly answered: Answered }
  /** `isUnconfirmed`: the player came back from MitID without having confirmed. */
  | { readonly is: "failed"; readonly error: unknown; readonly request: AskedRequest };

/**
 * Sends requests, takes the player to MitID where that must confirm one, and finishes the request with which they come
 * back.
 *
 * @param path of the page, to which MitID returns
 * @param leave takes the browser to an address
 */
export function useRequests(path: string, leave: (address: string) => void) {
  const queries = useQueryClient();
  const [state, setState] = useState<RequestState>({ is: "idle" });
  const run = async (request: AskedRequest, isBack: boolean) => {
    try {
      const answered = await sendRequest(request);
      setState({ is: "done", answered });
      if (answered.kind === "withdraw") moneyChanged();
    } catch (error) {
      if (needsMitId(error) && !isBack) {
        setState({ is: "leaving" });
        leave(confirmAddress(error, request, path));
        return;
      }
      setState({ is: "failed", error, request });
    }
    for (const { queryKey } of [optionsQuery, withdrawalsQuery, accountsQuery]) {
      void readAgain(queries, queryKey);
    }
  };
  const finish = useEffectEvent(() => {
    const request = keptWithdrawal.comeBack();
    if (!request) return;
    void Promise.resolve().then(() => {
      setState({ is: "finishing" });
      return run(request, true);
    });
  });
  useEffect(() => finish(), []);
  const isBusy = state.is === "sending" || state.is === "leaving" || state.is === "finishing";
  const ask = (request: AskedRequest) => {
    if (isBusy) return;
    setState({ is: "sending" });
    void run(request, false);
  };
  return { state, isBusy, ask };
}
