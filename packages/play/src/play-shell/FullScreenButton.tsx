import { useSyncExternalStore } from "react";
import { Icon } from "@spilhus/ui";

interface FullScreenButtonProps {
  readonly enter: string;
  readonly leave: string;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}
const isFullScreen = () => document.fullscreenElement !== null;

/**
 * Fills the screen with the whole page, never with the game alone: clock, balance and the ways to limits, pause and help
 * stay in sight, and so do dialogs of the session.
 */
export function FullScreenButton({ enter, leave }: FullScreenButtonProps) {
  const isOn = useSyncExternalStore(subscribe, isFullScreen, () => false);
  // Not on an iPhone, which has no full screen for pages.
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const change = isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // Refused by the browser: the page stays as it is.
    change.catch(() => undefined);
  };
  return (
    <button type="button" className="play-way" aria-pressed={isOn} onClick={toggle}>
      <Icon name="expand" />
      <span>{isOn ? leave : enter}</span>
    </button>
  );
}
