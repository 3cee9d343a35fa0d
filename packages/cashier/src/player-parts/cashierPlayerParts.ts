import type { PlayerPart } from "@spilhus/player-session/visitor";
import { HeaderBalance } from "../balance/HeaderBalance.tsx";

/** What the cashier adds to every page of a player. */
export const CASHIER_PLAYER_PARTS: readonly PlayerPart[] = [{ slot: "balance", Component: HeaderBalance }];
