"use client";
import { useSession } from "@spilhus/player-session/session";
import { usePathname } from "next/navigation";
import { ChatDoor } from "./ChatDoor.tsx";

/** The way into the chat on every page of a player but those on which a game is played; halls have their own. */
export function ChatTab() {
  const shown = useSession();
  const path = usePathname();
  if (!shown?.settings.chat || shown.user?.checkResult) return null;
  const { play } = shown.settings.chat.places;
  if (path === play || path.startsWith(`${play}/`)) return null;
  return <ChatDoor shown={shown} place="page" />;
}
