import { useEffect, useState, useSyncExternalStore } from "react";
import { playerTransport } from "@spilhus/player-session/session";
import { type DueReality, hallRealityCalls, HallRealityKeeper } from "./HallRealityKeeper.ts";
import type { HallProblem, OpenHall } from "./HallSession.ts";
import { playsNow } from "./playsNow.ts";

/** The refusal of plates that the dialog explains, so that the hall says nothing of it. */
export const REALITY_CHECK_DUE = "reality-check-due" satisfies HallProblem["code"];

/**
 * The reality check of a hall: it is told when plates were refused for it, and otherwise when its time has come and no plates of
 * the player's are being played.
 *
 * @param nowSeconds the server's time
 */
export function useHallReality(
  open: OpenHall,
  nowSeconds: number,
): { readonly due: DueReality | undefined; readonly keeper: HallRealityKeeper } {
  const [keeper] = useState(() => new HallRealityKeeper(hallRealityCalls(playerTransport)));
  const due = useSyncExternalStore(keeper.subscribe, keeper.due, keeper.due);
  const isBetweenRounds = !playsNow(open);
  const { problem } = open;
  useEffect(() => {
    if (problem?.code === REALITY_CHECK_DUE) void keeper.refresh();
  }, [keeper, problem]);
  useEffect(() => {
    if (isBetweenRounds) keeper.look(nowSeconds * 1_000);
  }, [keeper, isBetweenRounds, nowSeconds]);
  return { due, keeper };
}
