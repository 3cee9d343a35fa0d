"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import type { ShownSession } from "@spilhus/player-session/session";
import { ChatLauncher } from "@spilhus/ui";
import { useEffect, useRef, useState } from "react";
import { ChatOpening } from "./ChatOpening.tsx";
import type { HallOfChat } from "./panel/ChatPanel.tsx";
import { useCode } from "./code/useCode.ts";

interface ChatDoorProps {
  readonly shown: ShownSession;
  readonly place: "hall" | "page";
  readonly hall?: HallOfChat;
}

/** Opens the chat, whose code is loaded then. Escape closes it, and the focus returns to where it was opened. */
export function ChatDoor({ shown, place, hall }: ChatDoorProps) {
  const t = islandTranslator(shown.messages);
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { code, hasFailed, load } = useCode(() => import("./panel/ChatPanel.tsx"));
  const sheet = useRef<HTMLDivElement>(null);
  const waiting = hasFailed ? "failed" : "waiting";
  const inSheet = isOpen && (code ? "panel" : waiting);
  // The button that was pressed is gone, and so is what stood in the sheet before the code came. Whoever has moved on stays there.
  useEffect(() => {
    if (!inSheet) return;
    const { activeElement } = document;
    if (activeElement !== document.body && !sheet.current?.contains(activeElement)) return;
    sheet.current?.querySelector<HTMLElement>(".chat-close")?.focus({ preventScroll: true });
  }, [inSheet]);
  const open = () => {
    setOpen(true);
    load();
  };
  const close = () => {
    setOpen(false);
    // The button is back when React has drawn.
    requestAnimationFrame(() => opener.current?.focus());
  };
  return (
    <ChatLauncher place={place} isOpen={isOpen}>
      <link rel="stylesheet" href={shown.settings.stylesheet} precedence="player" />
      {isOpen ? (
        <div
          ref={sheet}
          role="presentation"
          className="chat-sheet"
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
          }}
        >
          {code ? (
            <code.ChatPanel {...{ shown, hall }} onClose={close} />
          ) : (
            <ChatOpening {...{ t, hasFailed }} onTryAgain={load} onClose={close} />
          )}
        </div>
      ) : (
        <button ref={opener} type="button" className="chat-open" onClick={open}>
          {t("chat.open")}
        </button>
      )}
    </ChatLauncher>
  );
}
