import { css } from "styled-components";

/**
 * A checkbox or a radio button. It is drawn here, because a browser's own unticked box looks on a dark ground like one that
 * cannot be ticked. In forced colours the browser draws it.
 */
export const tickStyles = css`
  display: grid;
  place-items: center;
  appearance: none;
  width: 1.5rem;
  height: 1.5rem;
  border: 2px solid var(--color-border-strong);
  border-radius: 0.3rem;
  background: var(--color-surface);
  cursor: pointer;

  &[type="radio"] {
    border-radius: 50%;
  }

  &:hover:not(:disabled) {
    border-color: var(--color-text);
  }

  &:checked {
    border-color: var(--color-action);
    background: var(--color-action);
  }

  &:checked::before {
    content: "";
    width: 0.9rem;
    height: 0.9rem;
    background: var(--color-on-action);
    clip-path: polygon(14% 47%, 3% 59%, 38% 91%, 97% 21%, 85% 11%, 37% 68%);
  }

  &[type="radio"]:checked::before {
    width: 0.6rem;
    height: 0.6rem;
    border-radius: 50%;
    clip-path: none;
  }

  &:disabled {
    border-color: transparent;
    background: var(--color-disabled);
    cursor: not-allowed;
  }

  &:disabled:checked::before {
    background: var(--color-on-disabled);
  }

  @media (forced-colors: active) {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`;
