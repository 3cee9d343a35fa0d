import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .limit-bar {
    display: grid;
    gap: var(--space-2);
    max-width: 38rem;
    font-variant-numeric: tabular-nums;

    h3 {
      font-family: var(--font-body);
      font-size: var(--type-size-body);
      font-weight: var(--type-weight-strong);
      letter-spacing: 0;
    }

    /* The box draws the line: half of a stroke would lie outside of the drawing, where it is cut off. */
    svg {
      display: block;
      border: 1px solid var(--color-border-strong);
      border-radius: 6px;
      background: var(--color-surface-sunken);
    }

    .limit-used {
      fill: var(--color-info);
    }

    &[data-state="near"] .limit-used {
      fill: var(--color-warning);
    }

    &[data-state="reached"] .limit-used {
      fill: var(--color-danger);
    }

    .limit-left {
      font-weight: var(--type-weight-strong);
    }

    .limit-pending {
      display: flex;
      align-items: start;
      gap: 0.5em;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    @media (forced-colors: active) {
      svg {
        border-color: CanvasText;
        background: Canvas;
      }

      .limit-used {
        fill: CanvasText !important;
      }
    }
  }
`;
