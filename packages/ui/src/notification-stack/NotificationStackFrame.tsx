import type { ReactNode } from "react";

export interface NotificationStackFrameProps {
  /** Name of the region. */
  readonly label: string;
  /**
   * The island. It renders `<ul>` with at most two `<li data-type>` (R4.10, R9.04), each a `<p>` and a `<button
   * aria-label>` that takes it away.
   */
  readonly children?: ReactNode;
}

/** The region of notifications. It is live from the start, so that the first one is announced too. */
export function NotificationStackFrame({ label, children }: NotificationStackFrameProps) {
  return (
    <section className="notification-stack-frame" aria-label={label} aria-live="polite" data-notifications="">
      {children}
    </section>
  );
}
