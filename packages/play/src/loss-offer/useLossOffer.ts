import { useEffect, useState, useSyncExternalStore } from "react";
import { playerTransport } from "@spilhus/player-session/session";
import { LossOffer, lossOfferCalls, type ShownLossOffer } from "./LossOffer.ts";

/** Asks whether to offer limits of loss while the game opens, so that both stand there at once. */
export function useLossOffer(isForMoney: boolean): {
  readonly shown: ShownLossOffer;
  readonly postpone: () => void;
} {
  const [offer] = useState(() => new LossOffer(lossOfferCalls(playerTransport), isForMoney));
  useEffect(() => void offer.ask(), [offer]);
  const shown = useSyncExternalStore(offer.subscribe, offer.shown, offer.shown);
  return { shown, postpone: () => offer.postpone() };
}
