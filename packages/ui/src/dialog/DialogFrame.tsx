import type { ReactNode } from "react";
import { styled } from "styled-components";
import { dialogStyles } from "./dialogStyles.ts";

const Root = styled.div`
  display: contents;
  ${dialogStyles}
`;

export interface DialogFrameProps {
  /**
   * A `<dialog aria-labelledby>` or an island that renders one. Inside: `.dialog-body`, `.dialog-head` with the heading
   * and `.dialog-close`, `.dialog-actions`.
   */
  readonly children: ReactNode;
}

/** Styles any `<dialog>` it holds, also one an island renders. */
export function DialogFrame({ children }: DialogFrameProps) {
  return <Root>{children}</Root>;
}
