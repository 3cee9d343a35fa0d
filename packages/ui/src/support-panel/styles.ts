import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .support-panel {
    position: fixed;
    inset: auto 1rem 1rem auto;
    z-index: 46;
    margin: 0;
    padding: 0;
    display: flex;
    flex-direction: column;
    width: min(25rem, calc(100vw - 2rem));
    height: min(40rem, calc(100dvh - 7rem));
    border: var(--shape-hairline) solid var(--color-border-strong);
    border-radius: var(--shape-panel);
    background: var(--color-surface-overlay);
    color: var(--color-text);
    box-shadow: var(--shadow-overlay);

    /* On a phone a sheet from the foot that leaves the header with the session clock in sight. */
    @media (max-width: 40rem) {
      inset: auto 0 0;
      width: 100vw;
      max-width: none;
      height: calc(100dvh - 5rem);
      border-width: var(--shape-line) 0 0;
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }

  /* A vendor's frame stays alive behind a closed panel. */
  .support-away {
    display: none;
  }

  .support-head {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
    border-block-end: var(--shape-hairline) solid var(--color-border);

    h2 {
      flex: 1;
      margin: 0;
      font-size: var(--type-size-lead);
    }
  }

  .support-body {
    display: grid;
    flex: 1;
    gap: var(--space-3);
    align-content: start;
    padding: var(--space-4);
    overflow: auto;
    overscroll-behavior: contain;
    overflow-wrap: anywhere;

    p,
    h3 {
      margin: 0;
    }

    h3 {
      font-size: var(--type-size-body);
    }

    h3:not(:first-child) {
      margin-block-start: var(--space-2);
    }
  }

  .support-note {
    color: var(--color-text-muted);
    font-size: var(--type-size-small);
  }

  .support-topics {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    list-style: none;

    button {
      justify-content: start;
      width: 100%;
      text-align: start;
    }
  }

  .support-answer {
    padding: var(--space-2) var(--space-3);
    border: var(--shape-hairline) solid var(--color-border);
    border-radius: var(--shape-control);

    summary {
      min-height: 1.75rem;
      cursor: pointer;
      font-weight: var(--type-weight-strong);
    }

    p {
      margin-block-start: var(--space-2);
      white-space: pre-line;
    }
  }

  .support-contacts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-4);

    a {
      display: inline-flex;
      align-items: center;
      min-height: 2.75rem;
    }
  }

  .support-log {
    display: grid;
    gap: var(--space-3);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .support-message {
    max-width: 88%;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--shape-control);
    background: var(--color-surface-sunken);
    justify-self: start;

    &[data-author="visitor"] {
      border: var(--shape-hairline) solid var(--color-border-strong);
      background: none;
      justify-self: end;
    }

    &[data-author="system"] {
      max-width: 100%;
      background: none;
      color: var(--color-text-muted);
      justify-self: center;
    }

    > span {
      display: block;
      color: var(--color-text-muted);
      font-size: var(--type-size-caption);
    }

    > p {
      white-space: pre-line;
    }

    > p ~ :is(span, button) {
      margin-block-start: var(--space-1);
    }
  }

  .support-form {
    display: grid;
    gap: var(--space-2);

    textarea {
      width: 100%;
      min-height: 5.5rem;
      resize: vertical;
    }
  }

  .support-composer {
    padding: var(--space-3) var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
    border-block-start: var(--shape-hairline) solid var(--color-border);

    textarea {
      min-height: 3.25rem;
    }
  }

  .support-actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);

    &:not(:has([data-kind="primary"])) {
      --lines-up: 1;
    }
  }

  .support-rating {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin: 0;
    padding: 0;
    border: 0;

    legend {
      margin-block-end: var(--space-2);
      font-weight: var(--type-weight-strong);
    }
  }

  .support-frame {
    flex: 1;
    width: 100%;
    border: 0;
  }
`;
