import { css } from "styled-components";

export const licenceStyles = css`
  .licence {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    max-width: 100%;
    min-height: 2rem;
    padding: 0.2rem 0.65rem 0.2rem 0.3rem;
    border-radius: 3px;
    background: var(--color-licence-ground);
    color: var(--color-licence-ink);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: 0;
    text-decoration: none;
    hyphens: auto;
    forced-color-adjust: none;
  }

  .licence:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  .licence svg {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
  }

  .licence[data-size="large"] {
    gap: 0.85rem;
    padding: 0.6rem 1.1rem 0.6rem 0.7rem;
    font-size: 1.0625rem;
  }

  .licence[data-size="large"] svg {
    width: 3rem;
    height: 3rem;
  }
`;
