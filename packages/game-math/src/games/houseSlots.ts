import type { Pot } from "../pots/index.ts";
import type { SlotGame } from "../slots/index.ts";
import { FERSKENFALD } from "./ferskenfald.ts";
import { ISFUGLENS_SKAT } from "./isfuglensSkat.ts";
import { TRE_KIRSEBAER } from "./treKirsebaer.ts";

/** The slots that the house's own engine plays. Their strips never go to a browser. */
export const HOUSE_SLOTS: readonly SlotGame[] = [FERSKENFALD, ISFUGLENS_SKAT, TRE_KIRSEBAER];

/** The pots that they feed, each once. */
export const HOUSE_POTS: readonly Pot[] = [
  ...new Map(HOUSE_SLOTS.flatMap(({ pot }) => (pot ? [[pot.id, pot] as const] : []))).values(),
];
