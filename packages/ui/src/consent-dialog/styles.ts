import { css } from "styled-components";
import { tickStyles } from "../field/tickStyles.ts";

export const layer = "composites";

export const styles = css`
  .consent-dialog-frame {
    --dialog-width: min(40rem, calc(100vw - 1.5rem));

    fieldset {
      display: grid;
      gap: var(--space-2);
    }

    .dialog-form {
      display: grid;
      gap: var(--space-4);
    }

    /* Said by the address: a browser without script is sent back to it. */
    .consent-saved {
      margin-block-end: var(--space-3);
      font-weight: var(--type-weight-strong);
    }

    .consent-saved:not(:target) {
      display: none;
    }

    .consent-category {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 0.85rem;
      align-items: start;
      padding: 0.65rem 0.85rem;
      border: 1px solid var(--color-border);
      border-radius: var(--shape-control);
    }

    .consent-category input {
      margin: 0.05rem 0 0;
      ${tickStyles}
    }

    .consent-category label {
      font-weight: var(--type-weight-strong);
    }

    .consent-category p {
      grid-column: 2;
      color: var(--color-text-muted);
      font-size: var(--type-size-small);
    }

    /* Yes and no weigh the same: one size, one look, side by side (or one column on a narrow phone). */
    .consent-answers {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
      gap: var(--space-2);
    }

    .consent-answers > * {
      width: 100%;
    }
  }
`;
