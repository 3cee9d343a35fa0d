import type { PlayerPart } from "@spilhus/player-session/visitor";
import { ChatTab } from "./ChatTab.tsx";

/** What the chat adds to every page of a player. */
export const CHAT_PLAYER_PARTS: readonly PlayerPart[] = [{ slot: "tab", Component: ChatTab }];
