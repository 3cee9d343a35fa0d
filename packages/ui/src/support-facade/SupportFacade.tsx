import { Icon } from "../icon/Icon.tsx";

export interface SupportFacadeProps {
  /** Where it leads without script. */
  readonly href: string;
  readonly label: string;
  /** `players`: shown in a player's browser alone. */
  readonly audience: "everybody" | "players";
}

/**
 * The way to customer service at the edge of every page: a link that works without script, until the chat's code opens a
 * panel in its place.
 */
export function SupportFacade({ href, label, audience }: SupportFacadeProps) {
  return (
    <a className="support-facade" href={href} data-support={audience}>
      <Icon name="chat" />
      {label}
    </a>
  );
}
