"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import type { ShownSession } from "@spilhus/player-session/session";
import { ChatLauncher } from "@spilhus/ui";
import { useRef, useState } from "react";
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
          role="presentation"
          className="chat-sheet"
          onKeyDown={({ key }) => {
            if (key === "Escape") close();
          }}
        >
          {!code && !hasFailed && <output>{t("chat.loading")}</output>}
          {hasFailed && <output role="alert">{t("chat.notLoaded")}</output>}
          {code && <code.ChatPanel {...{ shown, hall }} onClose={close} />}
        </div>
      ) : (
        <button ref={opener} type="button" className="chat-open" onClick={open}>
          {t("chat.open")}
        </button>
      )}
    </ChatLauncher>
  );
}
