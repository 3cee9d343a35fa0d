import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .schedule {
    border-radius: var(--shape-panel);
    background: var(--color-surface-raised);
    box-shadow: var(--shadow-rest);

    li {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
      gap: 0.25rem clamp(0.75rem, 2.5vw, 2rem);
      padding: var(--space-3) clamp(0.9rem, 2.5vw, 1.75rem);
      border-block-end: var(--shape-line) dotted var(--color-border);
    }

    li[hidden] {
      display: none;
    }

    li:last-of-type {
      border-block-end: 0;
    }

    li[data-next="true"] {
      background: color-mix(in srgb, var(--color-accent) 16%, transparent);
      border-radius: var(--shape-panel) var(--shape-panel) 0 0;
    }

    time {
      min-width: 3.4em;
      font-size: clamp(1.125rem, 1rem + 0.8vw, 1.625rem);
    }

    h3 {
      font-size: var(--type-size-title-s);
    }

    .schedule-kind {
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    dl {
      display: flex;
      flex-wrap: wrap;
      gap: 0 1.25rem;
      font-size: var(--type-size-small);
      min-width: 0;
    }

    dl div {
      display: flex;
      flex-wrap: wrap;
      gap: 0 0.4em;
    }

    dt {
      color: var(--color-text-muted);
    }

    dd {
      font-weight: var(--type-weight-strong);
    }

    .schedule-ways {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2);
    }

    .schedule-calendar {
      display: grid;
      place-items: center;
      min-width: 2.75rem;
      min-height: 2.75rem;
      color: var(--color-text-muted);
      border-radius: var(--shape-control);
    }

    .schedule-calendar:hover {
      color: var(--color-text);
    }

    @media (max-width: 34rem) {
      li {
        grid-template-columns: auto minmax(0, 1fr);
      }

      li > :last-child {
        grid-column: 1 / -1;
        margin-block-start: 0.35rem;
      }
    }
  }

  /* All its rounds have begun or stand in another part by now. */
  .plan-part:not(:has([data-begins]:not([hidden]))) {
    display: none;
  }
`;
