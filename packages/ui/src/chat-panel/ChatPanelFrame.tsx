import type { ReactNode } from "react";

export interface ChatPanelFrameProps {
  /** Id of the panel's heading. */
  readonly labelledBy: string;
  /**
   * The island. From top to bottom: a `<header>` with `<h2>`, facts in `<p>` and a button `.chat-close`; a `<nav>` of buttons
   * for the rooms; an `<output class="chat-status">`; `.chat-messages` with a `[role="log"]` around an `<ol>`, whose items hold a `<p>` (`<b>`, `<time>`,
   * `<span>`), `.chat-foot` and `.chat-menu`, and under it `.chat-flow`; then `.chat-composer`, `.chat-rules` or
   * `.chat-standing`.
   */
  readonly children: ReactNode;
}

/** Styles the chat that an island renders: beside a room on wide windows, under it on phones. */
export function ChatPanelFrame({ labelledBy, children }: ChatPanelFrameProps) {
  return (
    <section className="chat-panel" aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}
