"use client";
import { useSession } from "@spilhus/player-session/session";
import { ChatDoor } from "./ChatDoor.tsx";
import type { HallOfChat } from "./panel/ChatPanel.tsx";

/** The chat beside a hall; nothing where the brand has none (R5.10). */
export function HallChat({ hall }: { readonly hall: HallOfChat }) {
  const shown = useSession();
  return shown?.settings.chat ? <ChatDoor shown={shown} place="hall" hall={hall} /> : null;
}
