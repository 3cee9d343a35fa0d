import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .notice {
    --ground: var(--color-info-ground);
    --sign: var(--color-info);
    display: flex;
    gap: 0.85rem;
    max-width: var(--box-measure, none);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--sign);
    border-inline-start-width: 4px;
    border-radius: var(--shape-control);
    background: var(--ground);
    color: var(--color-text);
  }

  .notice > .icon {
    margin-block-start: 0.1em;
    color: var(--sign);
  }

  .notice > div {
    min-width: 0;
  }

  .notice a {
    color: var(--color-link);
  }

  .notice-title {
    font-weight: var(--type-weight-strong);
  }

  /* A way on, off the text over it. */
  .notice p:has(> .button),
  .notice p + :has(> .button) {
    margin-block: var(--space-2) var(--space-1);
  }

  .notice[data-tone="success"] {
    --ground: var(--color-success-ground);
    --sign: var(--color-success);
  }

  .notice[data-tone="warning"] {
    --ground: var(--color-warning-ground);
    --sign: var(--color-warning);
  }

  .notice[data-tone="danger"] {
    --ground: var(--color-danger-ground);
    --sign: var(--color-danger);
  }

  .notice[data-tone="calm"] {
    --ground: var(--color-duty);
    --sign: var(--color-on-duty);
    border-color: var(--color-border-strong);
    color: var(--color-on-duty);
  }

  .notice[data-tone="calm"] a {
    color: inherit;
  }

  /* Over the header, off the window's edge. A margin would move the body once the announcement is parsed. */
  .announcement {
    padding-block: 0.5rem;

    /* Below a player's clock that hangs from the window's edge, which would cover its text. */
    @media (max-width: 64rem) {
      :root[data-player="logged_in"] &[data-clock="edge"] {
        padding-block-start: 2.25rem;
      }
    }
  }
`;
