import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .confirmation {
    display: grid;
    gap: var(--space-4);
    max-width: 38rem;

    .confirmation-consequences {
      display: grid;
      gap: var(--space-2);
    }

    .confirmation-consequences li,
    .confirmation-warning {
      display: flex;
      align-items: start;
      gap: 0.6em;
    }

    .confirmation-consequences .icon {
      margin-block-start: 0.12em;
      color: var(--color-text-muted);
    }

    .confirmation-until time {
      font-weight: var(--type-weight-strong);
      white-space: nowrap;
    }

    .confirmation-warning {
      padding: var(--space-3) var(--space-4);
      border-inline-start: 4px solid var(--color-warning);
      background: var(--color-warning-ground);
      font-weight: var(--type-weight-strong);
    }

    .confirmation-warning .icon {
      margin-block-start: 0.1em;
      color: var(--color-warning);
    }

    .confirmation-actions {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-3);
    }

    .confirmation-help {
      padding-block-start: var(--space-3);
      border-block-start: 1px solid var(--color-border);
      font-size: var(--type-size-small);
    }

    @media (max-width: 30rem) {
      .confirmation-actions > * {
        flex: 1 1 100%;
      }
    }
  }

  /* Who one is, shown once more: a task of its own between the forms that want it. */
  .confirm-identity {
    max-width: 34rem;
    padding: var(--space-4);
    border: var(--shape-line) solid var(--color-border-strong);
    border-radius: var(--shape-panel);
  }

  /* A row and a dialog are frames already. */
  li .confirm-identity,
  dialog .confirm-identity {
    padding: 0;
    border: 0;
  }
`;
