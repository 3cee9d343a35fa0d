import { css } from "styled-components";

export const alertBannerStyles = css`
  .alert-banner {
    border-block: var(--shape-line) solid var(--color-border-strong);
    background: var(--color-duty);
    color: var(--color-on-duty);

    .container {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) 0.85rem;
      padding-block: var(--space-3);
    }

    .alert-banner-text {
      flex: 1 1 16rem;
      min-width: 0;
      max-width: 70ch;
      font-weight: var(--type-weight-strong);
    }

    a {
      color: inherit;
    }
  }
`;
