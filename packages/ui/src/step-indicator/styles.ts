import { css } from "styled-components";

export const layer = "player";

export const styles = css`
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

    /* On a phone the names stand small under their marks, the check mark over them. */
    @media (max-width: 40rem) {
      ol {
        font-size: 0.75rem;
        line-height: 1.25;
      }

      li,
      a {
        flex-direction: column;
        align-items: start;
        gap: 0.1rem;
      }

      li > span:not(.icon),
      a > span:not(.icon) {
        max-width: 100%;
        overflow-wrap: anywhere;
        hyphens: auto;
      }

      li {
        padding-block-start: 0.25rem;
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
