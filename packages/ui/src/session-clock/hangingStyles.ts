import { css } from "styled-components";

/** Hangs from the top edge of the window, whatever is scrolled under it. */
export const hangingStyles = css`
  position: fixed;
  inset: 0 var(--space-gutter) auto auto;
  z-index: 50;
  border-block-start: 0;
  border-start-start-radius: 0;
  border-start-end-radius: 0;
  box-shadow: var(--shadow-rest);
`;
