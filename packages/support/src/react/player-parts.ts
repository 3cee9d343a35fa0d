import type { PlayerPart } from "@spilhus/player-session/visitor";
import { UnreadMark } from "./UnreadMark.tsx";

/** What customer service adds to every page of a player. */
export const SUPPORT_PLAYER_PARTS: readonly PlayerPart[] = [{ slot: "tab", Component: UnreadMark }];
