import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .notification-stack-frame {
    position: fixed;
    inset-block-start: 4.75rem;
    inset-inline-end: var(--space-gutter);
    z-index: 60;
    width: min(26rem, calc(100vw - 2 * var(--space-gutter)));
    pointer-events: none;

    ul {
      display: grid;
      gap: var(--space-2);
    }

    li {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: start;
      gap: 0.5rem;
      padding: 0.75rem 0.5rem 0.75rem 1rem;
      border: 1px solid var(--color-border-strong);
      border-inline-start: 4px solid var(--sign, var(--color-info));
      border-radius: var(--shape-control);
      background: var(--color-surface-overlay);
      color: var(--color-text);
      box-shadow: var(--shadow-overlay);
      pointer-events: auto;
      transition:
        opacity var(--motion-base) var(--motion-ease),
        transform var(--motion-slow) var(--motion-ease-land);

      @starting-style {
        opacity: 0;
        transform: translateY(-12px);
      }
    }

    li[data-type="success"] {
      --sign: var(--color-success);
    }

    li[data-type="warning"] {
      --sign: var(--color-warning);
    }

    li[data-type="error"] {
      --sign: var(--color-danger);
    }

    li > p {
      padding-block: 0.4rem;
      overflow-wrap: anywhere;
    }

    .notification-action {
      grid-column: 1 / -1;
      grid-row: 2;
      justify-self: start;
      width: auto;
      padding-inline: 0.25rem;
      font-weight: var(--type-weight-strong);
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }

    a.notification-action {
      display: inline-flex;
      align-items: center;
      min-height: 2.5rem;
    }

    button {
      display: grid;
      place-items: center;
      width: 2.5rem;
      height: 2.5rem;
      border: 0;
      border-radius: var(--shape-control);
      background: none;
      cursor: pointer;
    }

    button:hover {
      background: var(--color-surface-sunken);
    }
  }
`;
