import { css } from "styled-components";

export const layer = "player";

export const styles = css`
  .disclosure {
    border: var(--shape-line) solid var(--color-border);
    border-radius: var(--shape-control);

    summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 1rem;
      min-height: 3rem;
      padding: 0.5rem var(--space-4);
      /* Said again: inside details a summary inherits from a slot of the browser, which has none. */
      border-radius: var(--shape-control);
      font-weight: var(--type-weight-strong);
      list-style: none;
    }

    summary::-webkit-details-marker {
      display: none;
    }

    summary:hover {
      color: var(--color-accent-text);
    }

    &[open] summary .icon {
      transform: rotate(180deg);
    }

    .disclosure-content {
      display: grid;
      gap: var(--space-4);
      padding: var(--space-2) var(--space-4) var(--space-4);
    }
  }
`;
