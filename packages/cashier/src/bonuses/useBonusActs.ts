import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { moneyChanged } from "../balance/balanceQuery.ts";
import { bonusesQuery, carryOut, isUnanswered, type BonusAct, type BonusOutcome } from "./bonusQueries.ts";

export type ActState =
  | { readonly is: "idle" }
  | { readonly is: "sending" }
  | { readonly is: "done"; readonly outcome: BonusOutcome }
  | { readonly is: "failed"; readonly error: unknown };

const nameOf = (act: BonusAct) =>
  act.kind === "accept"
    ? `accept ${act.offer.id} ${act.offer.termsVersion}`
    : `give-up ${act.bonus.id} ${act.bonus.bonusOre}`;

/** Carries out each click once; a click whose answer was lost keeps its idempotency key. */
export function useBonusActs() {
  const queries = useQueryClient();
  const [state, setState] = useState<ActState>({ is: "idle" });
  const unanswered = useRef<{ readonly act: string; readonly key: string } | undefined>(undefined);
  const run = async (act: BonusAct) => {
    const name = nameOf(act);
    const key = unanswered.current?.act === name ? unanswered.current.key : crypto.randomUUID();
    unanswered.current = { act: name, key };
    try {
      const outcome = await carryOut(act, key);
      unanswered.current = undefined;
      setState({ is: "done", outcome });
    } catch (error) {
      if (!isUnanswered(error)) unanswered.current = undefined;
      setState({ is: "failed", error });
    }
    moneyChanged();
    await queries.invalidateQueries({ queryKey: bonusesQuery.queryKey });
  };
  return {
    state,
    act(asked: BonusAct) {
      if (state.is === "sending") return;
      setState({ is: "sending" });
      void run(asked);
    },
  };
}
