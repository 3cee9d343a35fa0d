import type { ReactNode } from "react";

export interface PreviewBarFrameProps {
  /** Name of the landmark. */
  readonly label: string;
  /** What is shown, and the link or button to leave. */
  readonly children: ReactNode;
}

/** A bar above everything while a draft is shown. */
export function PreviewBarFrame({ label, children }: PreviewBarFrameProps) {
  return (
    <aside className="preview-bar-frame" aria-label={label} data-preview-bar="">
      {children}
    </aside>
  );
}
