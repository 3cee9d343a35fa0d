"use client";
import { useSession } from "@spilhus/player-session/session";
import { usePathname } from "next/navigation";
import { ChatDoor } from "./ChatDoor.tsx";
import { isPlayPath } from "./isPlayPath.ts";

/** The way into the chat on every page of a player but those on which a game is played; halls have their own. */
export function ChatTab() {
  const shown = useSession();
  const path = usePathname();
  if (!shown?.settings.chat || shown.user?.checkResult || isPlayPath(path)) return null;
  return <ChatDoor shown={shown} place="page" />;
}
