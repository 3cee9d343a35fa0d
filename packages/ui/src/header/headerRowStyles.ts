import { css } from "styled-components";

/**
 * Logo and end of a header's first row. A long name shrinks first; with large text the end wraps to a second row, since
 * nothing may be cut off or leave the screen at 200 % (WCAG 1.4.4).
 */
export const headerRowStyles = css`
  .header-row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    row-gap: 0.25rem;
    padding-block: 0.4rem;
  }

  .header-logo {
    flex: 1 1 4rem;
    max-width: max-content;
    min-width: 4rem;
  }

  /* A light wordmark keeps its dark ground where the system replaces the colours. */
  @media (forced-colors: active) {
    .header-logo {
      forced-color-adjust: none;
      background: var(--color-header);
    }
  }

  .header-logo img {
    width: auto;
    max-width: 100%;
    object-fit: contain;
    object-position: left;
  }

  .header-end {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    min-width: 0;
    margin-inline-start: auto;
  }
`;
