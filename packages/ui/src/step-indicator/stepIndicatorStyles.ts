import { css } from "styled-components";

export const stepIndicatorStyles = css`
  .step-indicator {
    p {
      margin-block-end: var(--space-2);
      font-size: var(--type-size-small);
    }

    p span {
      color: var(--color-text-muted);
    }

    ol {
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      gap: 0.375rem;
      font-size: var(--type-size-small);
    }

    li {
      min-width: 0;
      border-block-start: 4px solid var(--color-border-strong);
      color: var(--color-text-muted);
    }

    li[data-state="current"],
    li[data-state="done"] {
      border-color: var(--color-accent-text);
      color: var(--color-text);
    }

    li[data-state="current"] {
      font-weight: var(--type-weight-strong);
    }

    li[data-state="ahead"] {
      border-block-start-style: dotted;
    }

    li,
    a {
      display: flex;
      align-items: center;
      gap: 0.35em;
      min-height: 2rem;
    }

    a {
      color: var(--color-link);
      text-underline-offset: 0.2em;
    }

    /* Names of steps do not fit beside each other on a phone: the line above says where one is. */
    @media (max-width: 40rem) {
      li > span:not(.icon),
      a > span:not(.icon) {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }

    @media (min-width: 40rem) {
      p {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    }
  }
`;
