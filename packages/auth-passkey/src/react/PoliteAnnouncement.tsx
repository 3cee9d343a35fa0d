import type { ReactNode } from "react";

interface PoliteAnnouncementProps {
  /** Otherwise only screen readers get the content. */
  readonly isSeen: boolean;
  readonly children: ReactNode;
}

/**
 * Announces its content without interrupting. The live region exists from the start, so that the first change is
 * announced; it takes no space while it is hidden.
 */
export function PoliteAnnouncement({ isSeen, children }: PoliteAnnouncementProps) {
  return (
    <div aria-live="polite" {...(!isSeen && { className: "visually-hidden" })}>
      {children}
    </div>
  );
}
