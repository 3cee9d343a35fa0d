import { css } from "styled-components";

export const fieldStyles = css`
  .field {
    display: grid;
    gap: 0.35rem;
    min-width: 0;
  }

  .field > label,
  .field > legend {
    font-weight: var(--type-weight-strong);
  }

  .field-hint {
    color: var(--color-text-muted);
    font-size: var(--type-size-small);
  }

  .field-error {
    display: flex;
    align-items: start;
    gap: 0.4em;
    color: var(--color-danger);
    font-size: var(--type-size-small);
    font-weight: var(--type-weight-strong);
  }

  .input {
    width: 100%;
    min-height: var(--space-control);
    padding: 0.4em 0.9em;
    border: var(--shape-line) solid var(--color-border-strong);
    border-radius: var(--shape-control);
    background: var(--color-surface);
    color: var(--color-text);
    transition: border-color var(--motion-fast) var(--motion-ease);
  }

  .input::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  .input:hover:not(:disabled) {
    border-color: var(--color-text);
  }

  .input[aria-invalid="true"] {
    border-color: var(--color-danger);
    border-width: 2px;
  }

  .input:disabled {
    border-color: transparent;
    background: var(--color-disabled);
    color: var(--color-on-disabled);
    opacity: 1;
    cursor: not-allowed;
  }

  select.input {
    appearance: none;
    padding-inline-end: 2.5em;
    background-image:
      linear-gradient(45deg, transparent 50%, currentcolor 50%),
      linear-gradient(-45deg, transparent 50%, currentcolor 50%);
    background-position:
      right 1.3em center,
      right 0.95em center;
    background-size:
      0.37em 0.37em,
      0.37em 0.37em;
    background-repeat: no-repeat;
  }

  .choice {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.1rem 0.7rem;
    align-items: start;
    padding-block: 0.3rem;
  }

  .choice input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--color-action);
  }

  .choice input:disabled ~ label {
    color: var(--color-text-muted);
  }

  .choice :is(.field-hint, .field-error) {
    grid-column: 2;
  }
`;
