import type { PlayerPart } from "@spilhus/player-session/visitor";
import { HeaderBalance } from "../balance/HeaderBalance.tsx";
import { DepositIsland } from "../deposit/DepositIsland.tsx";
import { GreetingSlot } from "../greeting/GreetingSlot.tsx";

/** What the cashier adds to every page of a player. */
export const CASHIER_PLAYER_PARTS: readonly PlayerPart[] = [
  { slot: "balance", Component: HeaderBalance },
  { slot: "tab", Component: DepositIsland },
  { slot: "greeting", Component: GreetingSlot },
];
