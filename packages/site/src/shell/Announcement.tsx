import type { ShellSettings } from "@spilhus/contracts";
import type { ClockPlace } from "@spilhus/player-session/visitor";
import { Notice } from "@spilhus/ui";
import { linkHref } from "@spilhus/page-kit/rich-text";

interface AnnouncementProps {
  readonly shell: Pick<ShellSettings, "announcement" | "announcement_link">;
  readonly label: string;
  /** Position of a player's clock, which must not cover the text. */
  readonly clockPlace: ClockPlace;
}

/** The editors' announcement above the header, such as planned maintenance. */
export function Announcement({ shell, label, clockPlace }: AnnouncementProps) {
  if (!shell.announcement) return null;
  const href = linkHref(shell.announcement_link);
  return (
    <aside className="container announcement" data-clock={clockPlace} aria-label={label}>
      <Notice tone="info">{href ? <a href={href}>{shell.announcement}</a> : shell.announcement}</Notice>
    </aside>
  );
}
