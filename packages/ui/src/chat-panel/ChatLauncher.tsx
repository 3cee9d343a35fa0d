import type { ReactNode } from "react";

export interface ChatLauncherProps {
  /** In the frame of a hall, or at the edge of any other page. */
  readonly place: "hall" | "page";
  readonly isOpen: boolean;
  /** A button `.chat-open`, or a `.chat-sheet` with the panel. */
  readonly children: ReactNode;
}

/** Where the chat is: a button while it is closed; open, a sheet that covers neither clock nor game. */
export function ChatLauncher({ place, isOpen, children }: ChatLauncherProps) {
  return (
    <div className="chat-launcher" data-place={place} data-open={isOpen}>
      {children}
    </div>
  );
}
