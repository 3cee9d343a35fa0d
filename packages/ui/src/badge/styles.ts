import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .badge {
    display: inline-block;
    max-width: 100%;
    padding: 0.25em 0.6em;
    border: 1px solid transparent;
    border-radius: var(--shape-pill);
    background: var(--color-surface-overlay);
    color: var(--color-text);
    font-size: var(--type-size-caption);
    font-weight: var(--type-weight-strong);
    line-height: 1.2;
    letter-spacing: var(--type-tracking-label);
    word-spacing: var(--type-tracking-label);
    text-transform: var(--type-case-label);
  }

  .badge[data-tone="accent"] {
    background: var(--color-accent);
    color: var(--color-on-accent);
  }

  .badge[data-tone="alt"] {
    background: var(--color-accent-alt);
    color: var(--color-on-accent-alt);
  }

  .badge[data-tone="jackpot"] {
    border-color: currentcolor;
    background: var(--color-surface-raised);
    color: var(--color-jackpot);
  }
`;
