import { css } from "styled-components";

export const layer = "parts";

export const styles = css`
  .language-switch {
    display: inline-flex;
    gap: 0.125rem;
    font-size: var(--type-size-small);
  }

  .language-switch a {
    display: grid;
    place-items: center;
    min-width: 2.25rem;
    min-height: 2.25rem;
    border-radius: var(--shape-control);
    text-decoration: none;
  }

  .language-switch a:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }

  .language-switch [aria-current] {
    font-weight: var(--type-weight-strong);
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.35em;
  }
`;
