import type { PlayerPart } from "@spilhus/player-session/visitor";
import { PasskeySlot } from "../passkeys/PasskeySlot.tsx";
import { SaveGameSlot } from "../saved-games/SaveGameSlot.tsx";
import { menuItems } from "./menuItems.ts";

/** What the account adds to every page of a player. */
export const ACCOUNT_PLAYER_PARTS: readonly PlayerPart[] = [
  { slot: "menu", items: menuItems },
  { slot: "question", Component: PasskeySlot },
  { slot: "game", Component: SaveGameSlot },
];
