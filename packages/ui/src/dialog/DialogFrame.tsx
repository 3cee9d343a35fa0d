import type { ReactNode } from "react";

export interface DialogFrameProps {
  /**
   * A `<dialog aria-labelledby>` or an island that renders one. Inside: `.dialog-body`, `.dialog-head` with the heading
   * and `.dialog-close`, `.dialog-actions`.
   */
  readonly children: ReactNode;
}

/** Styles any `<dialog>` it holds, also one an island renders. */
export function DialogFrame({ children }: DialogFrameProps) {
  return <div className="dialog-frame">{children}</div>;
}
