import { useEffect, useState, useSyncExternalStore } from "react";
import { playerTransport } from "@spilhus/player-session/session";
import { budgetCalls, PlayBudgetKeeper, type ShownBudget } from "./PlayBudgetKeeper.ts";

/** A budget on a page of play, and what to do about it. */
export interface BudgetInPlay {
  readonly shown: ShownBudget;
  readonly set: (amountOre: number) => Promise<boolean>;
}

/**
 * The player's budget for this session.
 *
 * @param moved changes whenever money has moved: then it is read again where there is one
 */
export function usePlayBudget(isForMoney: boolean, moved: string): BudgetInPlay {
  const [keeper] = useState(() => new PlayBudgetKeeper(budgetCalls(playerTransport)));
  const shown = useSyncExternalStore(keeper.subscribe, keeper.shown, keeper.shown);
  useEffect(() => {
    if (isForMoney) void keeper.moneyMoved();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- read again whenever money has moved
  }, [keeper, isForMoney, moved]);
  return { shown, set: (amountOre) => keeper.set(amountOre) };
}
