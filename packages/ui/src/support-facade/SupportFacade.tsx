import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface SupportFacadeProps {
  /** Where it leads without script. */
  readonly href: string;
  readonly label: string;
  /** `players`: shown in a player's browser alone. */
  readonly audience: "everybody" | "players";
  /** A `SupportUnread`, where it is known when the button is drawn. */
  readonly unread?: ReactNode;
}

/**
 * The way to customer service at the edge of every page: a link that works without script, until the chat's code opens a
 * panel in its place.
 */
export function SupportFacade({ href, label, audience, unread }: SupportFacadeProps) {
  return (
    <a className="support-facade" href={href} data-support={audience}>
      <Icon name="chat" />
      {label}
      {/* Empty until a player's browser draws a count into it. */}
      <span data-support-unread="">{unread}</span>
    </a>
  );
}
