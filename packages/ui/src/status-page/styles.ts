import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .status-page {
    display: grid;
    gap: var(--space-4);
    justify-items: start;
    max-width: 40rem;
    padding-block: var(--space-5);

    .status-sign {
      display: grid;
      place-items: center;
      width: 4.5rem;
      height: 4.5rem;
      border: var(--shape-line) solid var(--color-border-strong);
      border-radius: 50%;
      background: var(--color-duty);
      color: var(--color-on-duty);
      font-size: 1.75rem;
    }

    .status-text {
      display: grid;
      gap: var(--space-3);
      max-width: var(--space-measure);
    }

    .status-until {
      display: grid;
      gap: 0.15rem;
      padding: var(--space-3) var(--space-4);
      border-inline-start: 4px solid var(--color-border-strong);
      background: var(--color-duty);
      color: var(--color-on-duty);
    }

    .status-until span {
      font-size: var(--type-size-small);
    }

    .status-until time {
      font-size: var(--type-size-lead);
      font-weight: var(--type-weight-strong);
    }

    .status-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }

    /* Where there is no way on, no room is kept for one. */
    .status-actions:empty {
      display: none;
    }

    .status-help {
      width: 100%;
      margin-block-start: var(--space-3);
      padding-block-start: var(--space-4);
      border-block-start: var(--shape-line) solid var(--color-border);
    }

    .status-help h2 {
      font-size: var(--type-size-title-s);
    }

    .status-help li {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 0.75em;
      min-height: 2rem;
      margin-block-start: var(--space-2);
    }

    .status-help a {
      color: var(--color-link);
      font-weight: var(--type-weight-strong);
      text-underline-offset: 0.2em;
    }

    .status-help li span {
      color: var(--color-text-muted);
    }
  }

  /* In the place of a form, it takes the focus to be read: a ring around all of a page marks nothing. */
  .status-done:focus-visible {
    outline: none;
  }

  /* What can be done on a status page, in its measure. */
  .status-part {
    max-width: 40rem;
    padding-block-end: var(--space-6);
  }
`;
