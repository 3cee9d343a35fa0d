import { css } from "styled-components";

export const footerDutiesStyles = css`
  .footer-duties {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-3) var(--space-4);
  }

  .footer-duties ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }

  .footer-duties li a {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 0.4em;
    min-height: 2.5rem;
    text-underline-offset: 0.25em;
  }

  .footer-duties strong {
    font-variant-numeric: tabular-nums;
  }
`;
