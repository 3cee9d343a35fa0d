import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  .faq-list {
    display: grid;
    gap: var(--space-2);
    max-width: 52rem;

    details {
      border: var(--shape-line) solid var(--color-border);
      border-radius: var(--shape-panel);
      background: var(--color-surface-raised);
    }

    details[open] {
      border-color: var(--color-border-strong);
    }

    summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: 1rem;
      min-height: 3.25rem;
      padding: 0.7rem var(--space-4);
      /* Said again: inside details a summary inherits from a slot of the browser, which has none. */
      border-radius: var(--shape-panel);
      font-weight: var(--type-weight-strong);
      list-style: none;
      overflow-wrap: anywhere;
    }

    summary::-webkit-details-marker {
      display: none;
    }

    summary:hover {
      color: var(--color-accent-text);
    }

    summary .icon {
      transition: rotate var(--motion-base) var(--motion-ease-land);
    }

    details[open] summary .icon {
      rotate: 180deg;
    }

    .faq-answer {
      padding: 0 var(--space-4) var(--space-4);
    }
  }
`;
