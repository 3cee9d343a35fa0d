import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .link {
    color: var(--color-link);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.22em;
    transition: color var(--motion-fast) var(--motion-ease);
  }

  .link:hover {
    color: var(--color-link-hover);
    text-decoration-thickness: 2px;
  }

  .link[data-kind="onward"] {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: 1.5rem;
    font-weight: var(--type-weight-strong);
    text-decoration: none;
  }

  .link[data-kind="onward"]:hover {
    text-decoration: underline;
  }

  .link[data-kind="onward"] .icon {
    transition: transform var(--motion-base) var(--motion-ease-land);
  }

  .link[data-kind="onward"]:hover .icon {
    transform: translateX(3px);
  }
`;
