import { css } from "styled-components";

export const dutyBarStyles = css`
  .duty-bar {
    background: var(--color-duty);
    color: var(--color-on-duty);
    font-size: 0.8125rem;
    line-height: 1.3;

    .duty-row {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0.25rem 1.1rem;
      padding-block: 0.35rem;
    }

    .duty-links {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.1rem;
      margin-inline-start: auto;
    }

    .duty-links a {
      display: inline-flex;
      align-items: center;
      flex-wrap: wrap;
      column-gap: 0.35em;
      min-height: 1.75rem;
      text-decoration: none;
    }

    .duty-links a:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }

    .duty-links strong {
      font-variant-numeric: tabular-nums;
    }

    @media (max-width: 47.99rem) {
      .duty-row {
        gap: 0.15rem 0.5rem;
      }

      .licence {
        font-size: 0.75rem;
      }

      /* Two by two on a phone, in one row where there is room. */
      .duty-links {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(9.75rem, 100%), 1fr));
        flex-basis: 100%;
        margin-inline-start: 0;
        gap: 0 0.5rem;
        font-size: 0.75rem;
      }
    }
  }
`;
