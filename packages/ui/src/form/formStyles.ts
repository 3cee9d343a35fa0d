import { css } from "styled-components";

export const formStyles = css`
  .form {
    display: grid;
    /* Never as wide as the longest word of its button, which breaks where it has to (WCAG 1.4.4). */
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-5);
    width: 100%;
    max-width: 34rem;
  }

  /* What is said in it takes its place among the fields; with nothing to say it takes none. */
  .form-feedback {
    display: contents;
  }

  .new-password {
    display: grid;
    gap: var(--space-3);
  }

  .form-note,
  .field-group-hint {
    color: var(--color-text-muted);
    font-size: var(--type-size-small);
  }

  /* A button in it stands with the words before it, and with their lines where it has one of its own. */
  .form-note {
    --lines-up: 1;
  }

  .form-actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
  }

  @media (max-width: 30rem) {
    .form-actions > * {
      flex: 1 1 100%;
    }
  }

  .field-group {
    display: grid;
    gap: var(--space-4);
  }

  .field-group > legend {
    padding: 0;
    margin-block-end: var(--space-1);
    font-weight: var(--type-weight-strong);
    font-size: var(--type-size-lead);
  }
`;
