import { css } from "styled-components";
import { tickStyles } from "./tickStyles.ts";

export const layer = "parts";

export const styles = css`
  .field {
    display: grid;
    gap: 0.35rem;
    min-width: 0;
  }

  .field > label,
  .field > legend {
    padding: 0;
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

  .field-success {
    display: flex;
    align-items: start;
    gap: 0.4em;
    color: var(--color-success);
    font-size: var(--type-size-small);
    font-weight: var(--type-weight-strong);
  }

  .field-optional {
    color: var(--color-text-muted);
    font-weight: var(--type-weight-body);
  }

  .field-star {
    color: var(--color-danger);
  }

  .input {
    width: 100%;
    min-height: var(--space-control);
    padding: 0.4em 0.9em;
    border: var(--shape-line) solid var(--color-border-strong);
    border-radius: var(--shape-control);
    background: var(--color-surface);
    color: var(--color-text);
    font-size: var(--input-text, inherit);
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

  .input:autofill {
    box-shadow: inset 0 0 0 100vmax var(--color-surface);
    -webkit-text-fill-color: var(--color-text);
  }

  /* A unit or a button inside the frame of the field: the row bears the frame, the control none. */
  .input-row {
    display: flex;
    align-items: stretch;
    min-height: var(--space-control);
    border: var(--shape-line) solid var(--color-border-strong);
    border-radius: var(--shape-control);
    background: var(--color-surface);
    color: var(--color-text);
    transition: border-color var(--motion-fast) var(--motion-ease);
  }

  .input-row:hover:not(:has(:disabled)) {
    border-color: var(--color-text);
  }

  .input-row:has([aria-invalid="true"]) {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  .input-row:has(.input:disabled) {
    border-color: transparent;
    background: var(--color-disabled);
    color: var(--color-on-disabled);
  }

  .input-row:has(.input:focus-visible) {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  .input-row .input {
    min-width: 0;
    min-height: 0;
    border: 0;
    background: none;
  }

  .input-row .input:focus-visible {
    outline: none;
    --focus-gap: none;
  }

  .input-unit,
  .input-button {
    display: flex;
    flex: none;
    align-items: center;
    padding-inline: 0.9em;
    color: var(--color-text-muted);
    font-weight: var(--type-weight-strong);
  }

  .input-unit:has(+ .input) {
    border-inline-end: var(--shape-hairline) solid var(--color-border);
  }

  .input-row:has(.input:disabled) .input-unit {
    color: inherit;
  }

  .input-button {
    margin: 2px;
    border: 0;
    border-radius: calc(var(--shape-control) - 2px);
    background: none;
    color: var(--color-link);
    font-size: var(--type-size-small);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }

  .input-button:hover {
    background: var(--color-surface-sunken);
    color: var(--color-link-hover);
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
    margin: 0;
    ${tickStyles}
  }

  .choice input:disabled ~ label {
    color: var(--color-text-muted);
  }

  .choice input[aria-invalid="true"],
  [data-invalid] > .choice input {
    outline: 2px solid var(--color-danger);
    outline-offset: 1px;
  }

  .choice input:focus-visible {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }

  .choice label {
    min-height: 1.5rem;
  }

  .choice :is(.field-hint, .field-error, .field-success) {
    grid-column: 2;
  }
`;
